import { useText } from '../page/text.ts';

const steps = ['profile', 'company', 'confirmation'] as const;

export type Step = (typeof steps)[number];

/** Where a registration stands: three steps, the ones behind marked done. */
export const Steps = ({ at }: { readonly at: Step }) => {
  const { t } = useText();
  const reached = steps.indexOf(at);
  return (
    <ol className="steps" aria-label={t('account.steps.label')}>
      {steps.map((step, index) => (
        <li key={step} className={index < reached ? 'done' : undefined} aria-current={step === at ? 'step' : undefined}>
          {t(`account.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
};
