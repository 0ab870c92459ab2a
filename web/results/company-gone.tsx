import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { ErrorPage } from '../error/error-page.tsx';
import { isInstead } from '../page/instead.ts';
import { useText } from '../page/text.ts';
import type { loader as rootLoader } from '../root.tsx';
import { ResultCard } from './result-card.tsx';

/** There is no such company, or it closed: the page says so and goes on with others like it. */
export const CompanyGone = () => {
  const error = useRouteError();
  const { t } = useText();
  const reference = useRouteLoaderData<typeof rootLoader>('root')?.reference ?? null;
  const told = isRouteErrorResponse(error) && isInstead(error.data) ? error.data : null;
  if (!told || told.others.length === 0) return <ErrorPage error={error} reference={reference} />;
  return (
    <ErrorPage error={error} reference={reference}>
      <section className="stack" aria-labelledby="others">
        <h2 id="others">{t(told.alike ? 'company.similar.title' : 'share.gone.named')}</h2>
        <ul className="stack">
          {told.others.map((company) => (
            <li key={company.id}>
              <ResultCard company={company} at={told.at} tellCountry />
            </li>
          ))}
        </ul>
      </section>
    </ErrorPage>
  );
};
