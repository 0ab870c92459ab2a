import { useText } from '../page/text.ts';
import type { Route } from './+types/accessibility.ts';
import { infoLoader } from './info-loader.ts';
import { InfoPage, InfoSection, infoMeta } from './info-page.tsx';
import { OperatorFacts } from './operator-facts.tsx';
import { allCriteria, failingCriteria } from './wcag-failing.ts';

export const loader = (args: Route.LoaderArgs) => infoLoader(args);
export const meta = infoMeta('accessibility');

/** The day on which all criteria were tried last. */
const tried = '2026-11-22';

export default function Accessibility({ loaderData: { operator } }: Route.ComponentProps) {
  const { t, day } = useText();
  const state = t('about.accessibility.state.text', { failing: failingCriteria.length, all: allCriteria });
  return (
    <InfoPage page="accessibility">
      <InfoSection title={t('about.accessibility.state.title')} text={state} />
      {failingCriteria.length > 0 && (
        <InfoSection title={t('about.accessibility.not.title')}>
          <ul>
            {failingCriteria.map((id) => (
              <li key={id}>
                {t(`about.accessibility.not.${id}`)} <span className="muted">(WCAG {id})</span>
              </li>
            ))}
          </ul>
        </InfoSection>
      )}
      <InfoSection title={t('about.accessibility.how.title')} text={t('about.accessibility.how.text')} />
      <InfoSection title={t('about.accessibility.tell.title')} text={t('about.accessibility.tell.text')}>
        <OperatorFacts operator={operator} />
      </InfoSection>
      <p className="small muted">{t('about.updated', { date: day(tried, { dateStyle: 'long' }) })}</p>
    </InfoPage>
  );
}
