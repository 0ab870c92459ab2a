import type { DuePart, ProductionDay } from '#read-api/contract/production-day.ts';
import { contractPath } from '../addresses/paths.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useContractWords } from './contract-words.ts';

/** In the order of the page. */
export const dueParts = ['late', 'today', 'other'] as const satisfies readonly DuePart[];

type Due = ProductionDay[DuePart]['items'][number];
type ListProps = {
  readonly id?: string | undefined;
  readonly title: string;
  readonly items: readonly Due[];
  readonly mayDeliver: boolean;
};

const DueList = ({ id: place, title, items, mayDeliver }: ListProps) => {
  const { t, lang } = useText();
  const { dayOf, optionOf, personOf } = useContractWords();
  return (
    <Card title={title} {...(place && { id: place })}>
      <ul className="contract-items">
        {items.map(({ id, number, company, option, title: called, scheduled, done, late, alert, production }) => (
          <li key={id}>
            <div className="row between">
              <span className="said">
                <b dir="auto">{optionOf(option, called)}</b>
                <a href={contractPath(lang, number)} dir="auto">
                  {company.name}
                </a>
                <span className="small muted">
                  {number} · {dayOf(scheduled)} · {personOf(production)}
                </span>
                <span className="row">
                  {late && (
                    <Badge tone="danger" icon="alert">
                      {t('contracts.late')}
                    </Badge>
                  )}
                  {alert && (
                    <Badge tone="ochre" icon="bell">
                      {t('contract.field.alert')}
                    </Badge>
                  )}
                  {done !== null && (
                    <Badge tone="leaf" icon="check">
                      {t('contracts.doneOn', { day: dayOf(done) })}
                    </Badge>
                  )}
                </span>
              </span>
              {mayDeliver && (
                <form method="post">
                  <input type="hidden" name="number" value={number} />
                  <input type="hidden" name="of" value={id} />
                  <Button
                    look={done === null ? 'tonal' : 'ghost'}
                    icon={done === null ? 'check' : 'undo'}
                    name="do"
                    value={done === null ? 'do' : 'undo'}
                    aria-label={t(done === null ? 'contracts.day.do' : 'contracts.day.undo', {
                      option: optionOf(option, called),
                      company: company.name,
                    })}
                  >
                    {t(done === null ? 'contracts.do.do' : 'contracts.do.undo')}
                  </Button>
                </form>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
};

type Props = {
  readonly work: ProductionDay;
  /** The part of which alone some are shown, and after which place; null for the first of each part. */
  readonly rest: { readonly part: DuePart; readonly after: string } | null;
  /** Today. */
  readonly day: string;
  /** The first day that is asked for. */
  readonly from: string;
  readonly mayDeliver: boolean;
  /** Where a part goes on; without one, the first of each. */
  readonly hrefOf: (rest?: { readonly part: DuePart; readonly after: string }) => string;
};

/** What is late, what is due today, and what the other days have. Each is counted whole, and says where it goes on. */
export const DueLists = ({ work, rest, day, from, mayDeliver, hrefOf }: Props) => {
  const { t, number } = useText();
  const { dayOf } = useContractWords();
  const titles: Readonly<Record<DuePart, MessageId>> = {
    late: 'contracts.late',
    today: 'contracts.day.today',
    other: from < day ? 'contracts.day.others' : 'contracts.day.later',
  };
  const parts = dueParts.filter((part) => work[part].all > 0 && (!rest || rest.part === part));
  return (
    <>
      {rest && (
        <p>
          <LinkButton look="ghost" icon="left" href={hrefOf()}>
            {t('contracts.first')}
          </LinkButton>
        </p>
      )}
      {parts.length > 1 && (
        <nav className="contract-chips" aria-label={t('contracts.day.parts')}>
          {parts.map((part) => (
            <a key={part} className="chip" href={`#${part}`}>
              {t(titles[part])} <span className="n">{number(work[part].open)}</span>
            </a>
          ))}
        </nav>
      )}
      {parts.map((part) => {
        const { items, all, next } = work[part];
        const days = part === 'other' ? [...new Set(items.map(({ scheduled }) => scheduled))] : [part];
        return (
          <div key={part} className="stack">
            {days.map((one, index) => (
              <DueList
                key={one}
                id={index === 0 ? part : undefined}
                title={part === 'other' ? dayOf(one) : t(titles[part])}
                items={part === 'other' ? items.filter(({ scheduled }) => scheduled === one) : items}
                mayDeliver={mayDeliver}
              />
            ))}
            {items.length < all && (
              <div className="row">
                <span className="muted">{t('contracts.day.cut', { shown: items.length, count: all })}</span>
                {next && <LinkButton href={hrefOf({ part, after: next })}>{t('contracts.day.rest')}</LinkButton>}
              </div>
            )}
          </div>
        );
      })}
    </>
  );
};
