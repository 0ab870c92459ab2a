import type { OwnCompany } from '#read-api/company/own-companies.ts';
import { companyPath, confirmationsPath, createCompanyPath, editCompanyPath, languageOf } from '../addresses/paths.ts';
import { useFilesAhead } from '../client/fetch-files.ts';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import { readApiContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/own-companies.ts';
import { companyTones } from './company-tones.ts';
import { isEdited } from './edited.ts';
import { viewerOrSignIn } from './sign-in-first.ts';
import './own-companies.css';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = addressOf(request);
  const { id } = viewerOrSignIn({ request, context, lang: languageOf(pathname) });
  const asked = searchParams.get('added');
  const added = asked === 'create' || asked === 'join' ? (asked as 'create' | 'join') : null;
  return {
    companies: await context.get(readApiContext).ownCompanies(id),
    added,
  };
};

export const meta = ({ location }: Route.MetaArgs) =>
  privateHead(textOf(languageOf(location.pathname)).t('account.companies.title'));

/** One company: where it stands, what happens next, and what can be done meanwhile. */
const Company = ({ company }: { readonly company: OwnCompany }) => {
  const { t, lang } = useText();
  const { name, state, role, isPublic, asking } = company;
  return (
    <li className="card pad stack">
      <div className="row between">
        <h2 dir="auto">{name}</h2>
        <Badge tone={companyTones[state]}>{t(`account.companies.state.${state}`)}</Badge>
      </div>
      <p>{t(`account.companies.next.${state}`)}</p>
      {asking > 0 && <p>{t('account.companies.asking', { count: asking })}</p>}
      <div className="row">
        {isEdited(company) && (
          <LinkButton href={editCompanyPath(lang, company)} look="primary" icon="edit">
            {t('edit.company.title')}
          </LinkButton>
        )}
        {(isPublic || role) && (
          <LinkButton href={companyPath(lang, company)} look="line" icon="eye">
            {t('account.companies.see')}
          </LinkButton>
        )}
        {isPublic && role === 'admin' && (
          <LinkButton href={confirmationsPath(lang, company)} look="line" icon="verified">
            {t('account.companies.confirmations')}
          </LinkButton>
        )}
      </div>
    </li>
  );
};

/** The companies that somebody manages, added or asked to manage. */
export default function OwnCompanies({ loaderData: { companies, added } }: Route.ComponentProps) {
  const { t, lang } = useText();
  const edited = companies.find(isEdited);
  useFilesAhead(...(edited ? [editCompanyPath(lang, edited)] : []));
  const add = (
    <LinkButton href={createCompanyPath(lang)} look={companies.length > 0 ? 'line' : 'primary'} icon="plus">
      {t('web.do.addCompany')}
    </LinkButton>
  );
  return (
    <main id="main" className="wrap own-companies stack" tabIndex={-1}>
      <PageHead title={t('account.companies.title')} actions={companies.length > 0 ? add : undefined} />
      {added && (
        <div role="status">
          <Notice tone="good">{t(`account.companies.added.${added}`)}</Notice>
        </div>
      )}
      {companies.length === 0 ? (
        <EmptyState icon="shop" title={t('account.companies.none')} actions={add}>
          <p>{t('account.companies.noneLead')}</p>
        </EmptyState>
      ) : (
        <ul className="stack">
          {companies.map((company) => (
            <Company key={company.id} company={company} />
          ))}
        </ul>
      )}
    </main>
  );
}
