import type { NewsletterReport } from '#domain/contract/contract-state.ts';
import { useText } from '../page/text.ts';

/** What a newsletter brought: to how many it went, and how many of those opened it and pressed on something in it. */
export const ReportFigures = ({ report }: { readonly report: NewsletterReport }) => {
  const { t, number } = useText();
  const { title, nbRecipients } = report;
  /** One decimal: of 8,412 recipients, a tenth of a percent is eight people. */
  const rateOf = (count: number): string => number(Math.round((count / nbRecipients) * 1000) / 10);
  return (
    <dl className="contract-figures card">
      <div>
        <dt>{t('contract.field.title')}</dt>
        <dd dir="auto">{title}</dd>
      </div>
      <div>
        <dt>{t('contract.field.nbRecipients')}</dt>
        <dd>{number(nbRecipients)}</dd>
      </div>
      {(['nbUniqueOpening', 'nbUniqueClicks'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`contract.field.${name}`)}</dt>
          <dd>
            {number(report[name])}
            {nbRecipients > 0 && (
              <>
                {' '}
                <span className="small muted">{t('contracts.reports.rate', { percent: rateOf(report[name]) })}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
