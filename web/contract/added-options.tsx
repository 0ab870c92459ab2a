import { contractOptions } from '#domain/contract/contract.choices.ts';
import { useText } from '../page/text.ts';
import { DateField } from '../ui/date-field.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { addedOptions } from './chosen-options.ts';
import { useContractWords } from './contract-words.ts';

const days = [0, 1, 2, 3, 4, 5] as const;

type Props = {
  /** What was typed, where the form comes back. */
  readonly back: Readonly<Record<string, string>>;
  readonly errorOf: (field: string) => string | undefined;
  /** Whether the package includes nothing, so that they are all that there is. */
  readonly isAll: boolean;
};

/** Options beyond those of the package, each with its days: as many as are filled in. */
export const AddedOptions = ({ back, errorOf, isAll }: Props) => {
  const { t } = useText();
  const { optionOf } = useContractWords();
  const isFilled = (at: string): boolean =>
    Boolean(back[`kind-${at}`] || back[`title-${at}`] || back[`dates-${at}`]?.trim());
  return addedOptions.map((at, index) => (
    <Disclosure
      key={at}
      title={t('contracts.added', { number: index + 1 })}
      open={isFilled(at) || (isAll && index === 0)}
    >
      <div className="stack">
        <div className="contract-filters">
          <Select
            id={`kind-${at}`}
            name={`kind-${at}`}
            label={t('contract.field.option')}
            placeholder={t('contracts.added.none')}
            defaultValue={back[`kind-${at}`]}
            error={errorOf(`kind-${at}`)}
            options={contractOptions.map((value) => ({ value, label: optionOf(value, null) }))}
          />
          <TextField
            name={`title-${at}`}
            label={t('contract.field.title')}
            defaultValue={back[`title-${at}`]}
            error={errorOf(`title-${at}`)}
            maxLength={120}
            optional
          />
        </div>
        <div className="contract-dates">
          {days.map((time) => (
            <DateField
              key={time}
              id={`dates-${at}-${time}`}
              name={`dates-${at}`}
              label={t('contracts.time', { number: time + 1 })}
              defaultValue={back[`dates-${at}`]?.split('\n')[time]}
              error={errorOf(`dates-${at}-${time}`)}
            />
          ))}
        </div>
      </div>
    </Disclosure>
  ));
};
