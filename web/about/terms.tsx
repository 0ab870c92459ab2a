import { useText } from '../page/text.ts';
import type { Route } from './+types/terms.ts';
import { infoLoader } from './info-loader.ts';
import { InfoPage, InfoSection, infoMeta } from './info-page.tsx';
import { OperatorFacts } from './operator-facts.tsx';

export const loader = (args: Route.LoaderArgs) => infoLoader(args);
export const meta = infoMeta('terms');

/** The day on which the words of this page changed last. */
const updated = '2026-11-22';
const parts = ['use', 'account', 'write', 'company', 'remove', 'limits', 'change'] as const;

export default function Terms({ loaderData: { operator } }: Route.ComponentProps) {
  const { t, day } = useText();
  return (
    <InfoPage page="terms">
      {parts.map((part) => (
        <InfoSection key={part} title={t(`about.terms.${part}.title`)} text={t(`about.terms.${part}.text`)} />
      ))}
      <InfoSection title={t('about.about.who.title')}>
        <OperatorFacts operator={operator} />
      </InfoSection>
      <p className="small muted">{t('about.updated', { date: day(updated, { dateStyle: 'long' }) })}</p>
    </InfoPage>
  );
}
