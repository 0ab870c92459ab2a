import { profilePartPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Table } from '../ui/table.tsx';
import type { Route } from './+types/privacy.ts';
import { infoLoader } from './info-loader.ts';
import { InfoPage, InfoSection, infoMeta } from './info-page.tsx';
import { OperatorFacts } from './operator-facts.tsx';

export const loader = (args: Route.LoaderArgs) => infoLoader(args);
export const meta = infoMeta('privacy');

/** The day on which the words of this page changed last. */
const updated = '2026-11-22';
const mostMonthsOfDevices = 12;
const parts = ['inactive', 'rights', 'who', 'cookies'] as const;
const data = ['identity', 'profile', 'reviews', 'reports', 'devices'] as const;

const KeptOfAccounts = () => {
  const { t } = useText();
  const longOf = (name: (typeof data)[number]): string =>
    name === 'reviews'
      ? t('about.privacy.kept.reviewsLong')
      : name === 'devices'
        ? t('about.privacy.kept.months', { count: mostMonthsOfDevices })
        : t('about.privacy.kept.untilErased');
  return (
    <Table
      caption={t('about.privacy.kept')}
      rows={data}
      keyOf={(name) => name}
      empty=""
      columns={[
        {
          key: 'what',
          title: t('about.privacy.kept.what'),
          names: true,
          cell: (name) => t(`about.privacy.kept.${name}`),
        },
        { key: 'why', title: t('about.privacy.kept.why'), cell: (name) => t(`about.privacy.kept.${name}Why`) },
        { key: 'long', title: t('about.privacy.kept.long'), cell: longOf },
      ]}
    />
  );
};

export default function Privacy({ loaderData: { operator } }: Route.ComponentProps) {
  const { t, lang, day } = useText();
  return (
    <InfoPage page="privacy">
      <InfoSection title={t('about.privacy.visitor.title')} text={t('about.privacy.visitor.text')} />
      <InfoSection title={t('about.privacy.account.title')}>
        <KeptOfAccounts />
      </InfoSection>
      {parts.map((part) => (
        <InfoSection key={part} title={t(`about.privacy.${part}.title`)} text={t(`about.privacy.${part}.text`)}>
          {part === 'rights' && (
            <p>
              <a className="link" href={profilePartPath(lang, 'data')}>
                {t('privacy.title')}
              </a>
            </p>
          )}
        </InfoSection>
      ))}
      <InfoSection title={t('about.privacy.ask.title')}>
        <OperatorFacts operator={operator} />
      </InfoSection>
      <p className="small muted">{t('about.updated', { date: day(updated, { dateStyle: 'long' }) })}</p>
    </InfoPage>
  );
}
