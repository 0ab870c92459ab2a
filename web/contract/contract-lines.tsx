import type { LogField, LogValues } from '#domain/contract/contract-log.ts';
import type { ContractLogEntry } from '#read-api/contract/contract-log.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { When } from '../ui/when.tsx';
import { type Names, useContractWords } from './contract-words.ts';
import './contract.css';

const icons: Partial<Readonly<Record<ContractLogEntry['action'], IconName>>> = {
  create: 'plus',
  add_observation: 'chat',
  do: 'check',
  undo: 'undo',
  retrieve: 'bag',
  unretrieve: 'undo',
  add_option: 'plus',
  add_item: 'calendar',
  add_problem: 'flag',
  archive_problems: 'check',
  set_alert: 'bell',
  remind: 'bell',
  renew: 'calendar',
  ask_renewal: 'chat',
  decline_renewal: 'close',
  withdraw_renewal: 'close',
  end: 'exit',
  add_report: 'chart',
  add_attachment: 'clip',
  share_attachment: 'eye',
  remove_attachment: 'trash',
  delete: 'trash',
};

const fieldsOf = (said: LogValues | null): readonly LogField[] => Object.keys(said ?? {}) as LogField[];

/** What is said once beside the amounts it belongs to. */
const isShown = (field: LogField, values: LogValues): boolean =>
  field !== 'amountCurrency' && (values[field] ?? null) !== null;

type Props = { readonly entry: ContractLogEntry; readonly names: Names };

/** What was before, struck out, and what is now; of what did not change, nothing. */
const Changes = ({ entry: { before, after }, names }: Props) => {
  const { t } = useText();
  const { fieldOf } = useContractWords(names);
  const told = fieldsOf(after).filter((field) => {
    if (field === 'amountCurrency') return before !== null && before[field] !== after?.[field];
    if (before === null) return after !== null && isShown(field, after);
    return fieldOf(field, before) !== fieldOf(field, after ?? {});
  });
  if (told.length === 0) return null;
  return (
    <ul className="changes">
      {told.map((field) => (
        <li key={field}>
          <span className="muted">
            {t('contracts.log.field', { field: t(`contract.field.${field}` as MessageId) })}
          </span>{' '}
          {before && (before[field] ?? null) !== null && (
            <>
              <del>{fieldOf(field, before)}</del>{' '}
            </>
          )}
          <b dir="auto">{fieldOf(field, after ?? {})}</b>
        </li>
      ))}
    </ul>
  );
};

/** A step of a contract as a sentence: who did what, to which item, before and after, and when. */
export const ContractLine = ({ entry, names }: Props) => {
  const { t } = useText();
  const { authorOf, optionOf, dayOf } = useContractWords(names);
  const { action, about, by, at } = entry;
  const who = authorOf(by);
  const file = about?.attachment ? String(about.attachment) : null;
  const of = about?.option
    ? [
        optionOf(String(about.option), about.title ? String(about.title) : null),
        about.scheduledDate ? dayOf(String(about.scheduledDate)) : null,
      ]
        .filter(Boolean)
        .join(', ')
    : file;
  return (
    <li>
      <span className="mark" aria-hidden="true">
        <Icon name={icons[action] ?? 'edit'} />
      </span>
      <div>
        <p>
          {t(`contract.log.${action}` as MessageId, { who })}
          {of && (
            <>
              {' '}
              <b dir="auto">{t('contracts.log.of', { of })}</b>
            </>
          )}
        </p>
        <Changes entry={entry} names={names} />
        <p className="small muted">
          <When at={at} length="medium" />
        </p>
      </div>
    </li>
  );
};
