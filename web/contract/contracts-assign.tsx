import { useEffect, useRef, useState } from 'react';
import type { Role } from '#domain/actor.ts';
import { mayHold } from '#domain/contract/contract.permissions.ts';
import { useAppeared, useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import '../ui/choice.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Assigned } from './assign-contracts.ts';
import { type Named, useContractWords } from './contract-words.ts';

export const assignedFields = {
  commercial: 'contract.field.userCommercial',
  production: 'contract.field.userProduction',
  lead: 'contract.field.userProductionN1',
} as const;

const parts = ['commercial', 'production', 'lead'] as const;

type BarProps = {
  readonly people: readonly { readonly id: string; readonly name: string; readonly role: Role }[];
  /** The contracts of this page. */
  readonly all: readonly string[];
  /** How many match the filters, on all pages. */
  readonly count: number;
  readonly chosen: ReadonlySet<string>;
  readonly choose: (numbers: readonly string[], isChosen: boolean) => void;
};

/** What is done with the contracts that are chosen: they become somebody else's, which is shown before it is done. */
export const AssignBar = ({ people, all, count, chosen, choose }: BarProps) => {
  const { t } = useText();
  const lives = useLives();
  const [isTicked, setTicked] = useState(false);
  const isEvery = isTicked && count > all.length;
  const isAll = chosen.size > 0 && chosen.size === all.length;
  return (
    <form method="post" id="assign" className="card contract-assign">
      {lives && (
        <label className="contract-pick">
          <input
            ref={(box) => {
              if (box) box.indeterminate = chosen.size > 0 && !isAll;
            }}
            type="checkbox"
            className="tick-box"
            disabled={all.length === 0 || isEvery}
            checked={isAll || isEvery}
            onChange={() => choose(all, !isAll)}
          />
          <span>{t('moderation.batch.all')}</span>
        </label>
      )}
      {count > all.length && (
        <label className="contract-pick">
          <input
            type="checkbox"
            className="tick-box"
            name="every"
            value="yes"
            checked={isEvery}
            onChange={({ target }) => setTicked(target.checked)}
          />
          <span>{t('contracts.assign.every', { count })}</span>
        </label>
      )}
      <p className="small muted" aria-live="polite">
        {lives ? t('contracts.assign.count', { count: isEvery ? count : chosen.size }) : t('contracts.assign.choose')}
      </p>
      <div className="row">
        <select name="to" className="control" aria-label={t('contracts.assign.to')}>
          <option value="">{t('contracts.assign.to')}</option>
          {parts.map((part) => (
            <optgroup key={part} label={t(assignedFields[part])}>
              {part !== 'commercial' && <option value={`${part}:`}>{t('contracts.nobody')}</option>}
              {people.filter(mayHold[part]).map(({ id, name }) => (
                <option key={id} value={`${part}:${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Button name="step" value="preview">
          {t('moderation.batch.preview')}
        </Button>
      </div>
    </form>
  );
};

/** As many fields as a form may have without being refused: beyond them each carries several contracts. */
const mostFields = 50;

type ItemsProps = {
  readonly contracts: readonly { readonly number: string; readonly version: number; readonly from: Named | null }[];
};

/** The contracts that a form is about, in the version that was read and with whose they were. */
export const AssignedItems = ({ contracts }: ItemsProps) => {
  const items = contracts.map(({ number, version, from }) => `${number} ${version} ${from?.id ?? ''}`);
  const inField = Math.ceil(items.length / mostFields);
  return Array.from({ length: Math.ceil(items.length / inField) || 0 }, (_, field) =>
    items.slice(field * inField, (field + 1) * inField).join(','),
  ).map((some) => <input key={some} type="hidden" name="item" value={some} />);
};

/** How many contracts a preview names before the others are opened. */
const named = 20;

type Props = { readonly assigned: Assigned; readonly here: string };

/** What would change, before it is done; then what did, with one press to take all of it back. */
export const AssignedContracts = ({ assigned, here }: Props) => {
  const { t } = useText();
  const { personOf } = useContractWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const appeared = useAppeared();
  useEffect(() => {
    if (appeared) heading.current?.focus();
  }, [appeared]);
  if (assigned.step === 'nothing') return <ErrorSummary errors={[{ message: t('contracts.assign.nothing') }]} />;
  const { step, part, to, contracts, failed, same, left, key } = assigned;
  const count = contracts.length;
  const back = contracts.filter(({ canGoBack }) => canGoBack);
  const hidden = (
    <>
      <AssignedItems contracts={step === 'preview' ? contracts : back} />
      <input type="hidden" name="to" value={`${part}:${to?.id ?? ''}`} />
      <input type="hidden" name="key" value={key} />
    </>
  );
  const list = (some: typeof contracts) => (
    <ul className="contract-assigned">
      {some.map(({ number, company, from }) => (
        <li key={number}>
          <span dir="auto">{company}</span> <span className="small muted contract-line">{number}</span>
          <br />
          {t('contracts.log.field', { field: t(assignedFields[part]) })}{' '}
          <del>{personOf(step === 'undone' ? to : from)}</del> <b>{personOf(step === 'undone' ? from : to)}</b>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="card pad stack" aria-labelledby="assigned">
      <h2 id="assigned" ref={heading} tabIndex={-1}>
        {t(`contracts.assign.${step}`, { count })}
      </h2>
      {same > 0 && <p className="muted">{t('contracts.assign.same', { count: same })}</p>}
      {step !== 'undone' && back.length < count && (
        <p className="muted">{t('contracts.assign.noBack', { count: count - back.length })}</p>
      )}
      {left > 0 && <Notice tone="warn">{t('contracts.assign.left', { count, left })}</Notice>}
      {count > 0 && list(contracts.slice(0, named))}
      {count > named && (
        <Disclosure title={t('contracts.month.more', { more: count - named })}>
          {list(contracts.slice(named))}
        </Disclosure>
      )}
      {failed.length > 0 && (
        <Notice tone="warn">
          <p>{t('contracts.assign.failed', { count: failed.length })}</p>
          <ul>
            {failed.map(({ number, company, message }) => (
              <li key={number}>
                <b dir="auto">{company || number}</b> {company && number} {message ?? t('contracts.assign.meanwhile')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <form method="post" action={here} className="row">
        {hidden}
        {step === 'preview' && count > 0 && (
          <Button look="primary" name="step" value="confirm">
            {t('web.do.confirm')}
          </Button>
        )}
        {step === 'done' && back.length > 0 && (
          <Button icon="undo" name="step" value="undo">
            {t('moderation.batch.undo')}
          </Button>
        )}
        <LinkButton look="ghost" href={here}>
          {t('moderation.preview.back')}
        </LinkButton>
      </form>
    </section>
  );
};
