import { howReviewsWorkPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import type { Route } from './+types/about.ts';
import { infoLoader } from './info-loader.ts';
import { InfoPage, InfoSection, infoMeta } from './info-page.tsx';
import { OperatorFacts } from './operator-facts.tsx';

export const loader = (args: Route.LoaderArgs) => infoLoader(args);
export const meta = infoMeta('about');

const parts = ['what', 'from', 'order'] as const;

export default function About({ loaderData: { operator } }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <InfoPage page="about">
      {parts.map((part) => (
        <InfoSection key={part} title={t(`about.about.${part}.title`)} text={t(`about.about.${part}.text`)} />
      ))}
      <InfoSection title={t('review.how.title')} text={t('review.how.lead')}>
        <p>
          <a className="link" href={howReviewsWorkPath(lang)}>
            {t('review.how.title')}
          </a>
        </p>
      </InfoSection>
      <InfoSection title={t('about.about.who.title')}>
        <OperatorFacts operator={operator} />
      </InfoSection>
    </InfoPage>
  );
}
