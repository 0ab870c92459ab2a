import { type ReactNode, useState } from 'react';
import { dayAfter } from '#domain/calendar.ts';
import { contractPackages } from '#domain/contract/contract.choices.ts';
import { proposedOptions } from '#domain/contract/packages.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Select } from '../ui/select.tsx';
import type { backIn, PartProps } from './contract-parts.ts';
import { useContractWords } from './contract-words.ts';

type Asked = { readonly initialPackage: string; readonly endDate: string };

/** What the package includes between the end that there is and the new one. */
const Proposed = ({ asked, from }: { readonly asked: Asked; readonly from: string }) => {
  const { t } = useText();
  const { dayOf, optionOf } = useContractWords();
  const chosen = contractPackages.find((one) => one === asked.initialPackage);
  const options = chosen && asked.endDate > from ? proposedOptions(chosen, from, asked.endDate) : [];
  if (options.length === 0) return <p className="muted">{t('contracts.renew.options.none')}</p>;
  return (
    <ul className="contract-items">
      {options.map(({ kind, dates }) => (
        <li key={kind}>
          <span className="said">
            <b>{optionOf(kind, null)}</b>
            <span className="small muted">{dates.map(dayOf).join(' · ')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};

type Props = Pick<PartProps, 'contract' | 'today'> & {
  readonly back: ReturnType<typeof backIn>;
  /** The fields of its amounts. */
  readonly children: ReactNode;
};

/**
 * A renewal: with which package and until when, and what of it is added then. Without script that is shown by a button,
 * which asks for this page again with what was typed.
 */
export const Renewal = ({ back, contract, today, children }: Props) => {
  const { t } = useText();
  const { packageOf } = useContractWords();
  const { terms, lastDay, renewalAsked } = contract;
  const from = lastDay > today ? lastDay : today;
  const bought = back.field('initialPackage', renewalAsked?.initialPackage ?? terms.initialPackage);
  const end = back.field('endDate', dayAfter(from, 365));
  const [asked, setAsked] = useState<Asked>({
    initialPackage: bought.defaultValue ?? '',
    endDate: end.defaultValue ?? '',
  });
  return (
    <>
      <div className="contract-filters">
        <Select
          {...bought}
          label={t('contract.field.initialPackage')}
          options={contractPackages.map((value) => ({ value, label: packageOf(value) }))}
          onChange={({ target }) => setAsked({ ...asked, initialPackage: target.value })}
        />
        <DateField
          {...end}
          label={t('contracts.newEnd')}
          required
          onChange={({ target }) => setAsked({ ...asked, endDate: target.value })}
        />
      </div>
      {children}
      <input type="hidden" name="from" value={from} />
      <Checkbox
        name="proposed"
        defaultChecked={!('endDate' in back.typed) || back.typed.proposed === 'on'}
        label={t('contracts.renew.options')}
        hint={t('contracts.renew.options.hint')}
      />
      <Proposed asked={asked} from={from} />
      <noscript>
        <input type="hidden" name="tab" value="terms" />
        <input type="hidden" name="open" value="renew" />
        <Button look="line" formMethod="get">
          {t('contracts.renew.options.see')}
        </Button>
      </noscript>
    </>
  );
};
