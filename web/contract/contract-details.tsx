import { dayAfter } from '#domain/calendar.ts';
import { contractOptions } from '#domain/contract/contract.choices.ts';
import type { ShownItem, ToldNote } from '#read-api/contract/contract-page.ts';
import { contractPath } from '../addresses/paths.ts';
import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import '../ui/progress.css';
import { Select } from '../ui/select.tsx';
import { NumberField, TextArea, TextField } from '../ui/text-field.tsx';
import { When } from '../ui/when.tsx';
import { backIn, type PartProps } from './contract-parts.ts';
import { useContractWords } from './contract-words.ts';
import { Meanwhile, versionSeen } from './meanwhile.tsx';
import { ReportFigures } from './report-figures.tsx';

const Notes = ({ notes }: { readonly notes: readonly ToldNote[] }) => {
  const { personOf } = useContractWords();
  return notes.map(({ id, text, by, at }) => (
    <p key={id} className="small">
      <span dir="auto">{text}</span>
      <br />
      <span className="muted">
        {personOf(by)}, <When at={at} length="medium" />
      </span>
    </p>
  ));
};

type ItemProps = Pick<PartProps, 'contract' | 'may' | 'refusal' | 'names' | 'today'> & { readonly item: ShownItem };

/** An item that is due in so many days says how near that is. */
const nearDays = 14;

const ItemState = ({ contract: { day }, item }: Pick<ItemProps, 'contract' | 'item'>) => {
  const { t } = useText();
  const { dayOf, inDays } = useContractWords();
  const { scheduledDate, done, retrieve, alert, late, dropped } = item;
  const isNear = done === null && !late && !dropped && scheduledDate <= dayAfter(day, nearDays);
  return (
    <span className="row">
      {alert && (
        <Badge tone="ochre" icon="bell">
          {t('contract.field.alert')}
        </Badge>
      )}
      {retrieve !== null && <Badge tone="indigo">{t('contracts.retrievedOn', { day: dayOf(retrieve) })}</Badge>}
      {done !== null && (
        <Badge tone="leaf" icon="check">
          {t('contracts.doneOn', { day: dayOf(done) })}
        </Badge>
      )}
      {late && (
        <Badge tone="danger" icon="alert">
          {t('contracts.late')}
        </Badge>
      )}
      {isNear && (
        <Badge tone="ochre" icon="clock">
          {inDays(day, scheduledDate)}
        </Badge>
      )}
      {dropped && <Badge>{t('contracts.dropped')}</Badge>}
    </span>
  );
};

const datedActs = ['do', 'retrieve'] as const;

/** Says on which day an item was done, or its material collected, for as long as either is open. */
const Happened = ({
  item: { itemId, done, retrieve },
  refusal,
  today,
}: Pick<ItemProps, 'item' | 'refusal' | 'today'>) => {
  const { t } = useText();
  const lives = useLives();
  if (done !== null && retrieve !== null) return null;
  const act = datedActs.find((one) => backIn(refusal, one, itemId).isBack) ?? 'do';
  return (
    <form method="post" className="stack" noValidate={lives}>
      <input type="hidden" name="of" value={itemId} />
      <DateField
        {...backIn(refusal, act, itemId).field('on', today)}
        label={t('contracts.item.on')}
        max={today}
        required
      />
      <div className="row">
        {done === null && (
          <Button look="line" icon="check" name="do" value="do">
            {t('contracts.do.doOn')}
          </Button>
        )}
        {retrieve === null && (
          <Button look="line" icon="bag" name="do" value="retrieve">
            {t('contracts.do.retrieve')}
          </Button>
        )}
      </div>
    </form>
  );
};

/** One time that an option is due, and what can be done with it: the next step at once, the rest one tap away. */
const Item = ({ contract, item, may, refusal, names, today }: ItemProps) => {
  const { t, lang } = useText();
  const lives = useLives();
  const { dayOf } = useContractWords();
  const { itemId, scheduledDate, done, retrieve, alert, observations, dropped } = item;
  const moved = backIn(refusal, 'reschedule', itemId);
  const seen = versionSeen(contract.version, moved.changes);
  const observed = backIn(refusal, 'observe', itemId);
  return (
    <li>
      <div className="row between">
        <span className="said">
          <b>{dayOf(scheduledDate)}</b>
          <ItemState contract={contract} item={item} />
        </span>
        {may.deliver && (
          <form method="post" className="row">
            <input type="hidden" name="of" value={itemId} />
            {done !== null && <input type="hidden" name="on" value={done} />}
            <Button
              look={done === null && !dropped ? 'tonal' : 'ghost'}
              icon={done === null ? 'check' : 'undo'}
              name="do"
              value={done === null ? 'do' : 'undo'}
            >
              {t(done === null ? 'contracts.do.do' : 'contracts.do.undo')}
            </Button>
          </form>
        )}
      </div>
      <Notes notes={observations} />
      {may.note && (
        <Disclosure
          title={t('contracts.item.more')}
          open={moved.isBack || observed.isBack || datedActs.some((act) => backIn(refusal, act, itemId).isBack)}
        >
          <div className="stack">
            {may.deliver && <Happened item={item} refusal={refusal} today={today} />}
            {may.deliver && (
              <form method="post" className="row">
                <input type="hidden" name="of" value={itemId} />
                {retrieve !== null && (
                  <>
                    <input type="hidden" name="on" value={retrieve} />
                    <Button look="line" name="do" value="unretrieve">
                      {t('contracts.do.unretrieve')}
                    </Button>
                  </>
                )}
                <Button look="line" icon="bell" name="do" value={alert ? 'calm' : 'alert'}>
                  {t(alert ? 'contracts.do.calm' : 'contracts.do.alert')}
                </Button>
              </form>
            )}
            {may.deliver && (
              <form method="post" className="stack" key={seen} noValidate={lives}>
                <Meanwhile changes={moved.changes} names={names} />
                <input type="hidden" name="of" value={itemId} />
                <input type="hidden" name="version" value={seen} />
                <DateField
                  {...moved.field('scheduledDate', scheduledDate < today ? today : scheduledDate)}
                  label={t('contracts.newDay')}
                  required
                />
                <div className="row">
                  <Button look="line" name="do" value="reschedule">
                    {t(moved.changes.length > 0 ? 'contracts.keepMine' : 'contracts.do.reschedule')}
                  </Button>
                  {moved.changes.length > 0 && (
                    <LinkButton look="ghost" href={contractPath(lang, contract.number)}>
                      {t('contracts.keepTheirs')}
                    </LinkButton>
                  )}
                </div>
              </form>
            )}
            <form key={observations.length} method="post" className="stack" noValidate>
              <input type="hidden" name="of" value={itemId} />
              <TextArea
                {...observed.field('text')}
                rows={2}
                label={t('contract.field.observation')}
                maxLength={2000}
                required
              />
              <Button look="line" name="do" value="observe">
                {t('contracts.do.observe')}
              </Button>
            </form>
          </div>
        </Disclosure>
      )}
    </li>
  );
};

const AddOption = ({ refusal }: Pick<PartProps, 'refusal'>) => {
  const { t } = useText();
  const lives = useLives();
  const { optionOf } = useContractWords();
  const { isBack, field } = backIn(refusal, 'option');
  const { id, error } = field('dates');
  return (
    <Disclosure title={t('contracts.do.option')} open={isBack}>
      <form method="post" className="stack" noValidate={lives}>
        <Select
          {...field('kind')}
          label={t('contract.field.option')}
          options={contractOptions.map((value) => ({ value, label: optionOf(value, null) }))}
        />
        <TextField {...field('title')} label={t('contract.field.title')} maxLength={120} optional />
        <div className="contract-dates">
          {[1, 2, 3, 4].map((time) => (
            <DateField
              key={time}
              {...(time === 1 ? { id, error } : { id: `${id}-${time}` })}
              name="dates"
              label={t('contracts.time', { number: time })}
            />
          ))}
        </div>
        <Button name="do" value="option">
          {t('contracts.do.option')}
        </Button>
      </form>
    </Disclosure>
  );
};

const AddReport = ({ refusal }: Pick<PartProps, 'refusal'>) => {
  const { t } = useText();
  const { isBack, field } = backIn(refusal, 'report');
  return (
    <Disclosure title={t('contracts.do.report')} open={isBack}>
      <form method="post" className="stack" noValidate>
        <TextField {...field('title')} label={t('contract.field.title')} maxLength={120} required />
        {(['nbRecipients', 'nbUniqueOpening', 'nbUniqueClicks'] as const).map((name) => (
          <NumberField key={name} whole {...field(name)} label={t(`contract.field.${name}`)} required />
        ))}
        <Button name="do" value="report">
          {t('contracts.do.report')}
        </Button>
      </form>
    </Disclosure>
  );
};

/** How much of an option is done, as figures and as a bar. */
const Progress = ({ option, items }: { readonly option: string; readonly items: readonly ShownItem[] }) => {
  const { t } = useText();
  const [done, all] = [items.filter((item) => item.done !== null).length, items.length];
  return (
    <span className="contract-progress">
      <span className="muted num">{t('contracts.doneOfAll', { done, all })}</span>
      {all > 0 && <progress max={all} value={done} aria-label={t('contracts.doneOf.option', { option })} />}
    </span>
  );
};

/** What was bought, what is done of it, and what staff noted. */
export const ContractDetails = ({ contract, may, refusal, names, today }: PartProps) => {
  const { t } = useText();
  const lives = useLives();
  const { optionOf } = useContractWords();
  const { options, observations, reports } = contract;
  const observed = backIn(refusal, 'observe');
  return (
    <>
      {options.length === 0 && <p className="muted">{t('contracts.noOptions')}</p>}
      {options.map(({ optionId, kind, title, items }) => (
        <Card
          key={optionId}
          title={optionOf(kind, title)}
          action={<Progress option={optionOf(kind, title)} items={items} />}
        >
          <ul className="contract-items">
            {items.map((item) => (
              <Item key={item.itemId} {...{ contract, item, may, refusal, names, today }} />
            ))}
          </ul>
          {may.add && (
            <Disclosure
              key={items.length}
              title={t('contracts.do.item')}
              open={backIn(refusal, 'item', optionId).isBack}
            >
              <form method="post" className="stack" noValidate={lives}>
                <input type="hidden" name="of" value={optionId} />
                <DateField
                  {...backIn(refusal, 'item', optionId).field('scheduledDate')}
                  label={t('contract.field.scheduledDate')}
                  required
                />
                <Button name="do" value="item">
                  {t('contracts.do.item')}
                </Button>
              </form>
            </Disclosure>
          )}
        </Card>
      ))}
      {may.add && (
        <Card>
          <AddOption key={options.length} refusal={refusal} />
        </Card>
      )}
      <Card title={t('contracts.observations')}>
        {observations.length === 0 && <p className="muted">{t('contracts.observations.none')}</p>}
        <Notes notes={observations} />
        {may.note && (
          <form key={observations.length} method="post" className="stack" noValidate>
            <TextArea
              {...observed.field('text')}
              rows={2}
              label={t('contract.field.observation')}
              maxLength={2000}
              required
            />
            <Button name="do" value="observe">
              {t('contracts.do.observe')}
            </Button>
          </form>
        )}
      </Card>
      <Card title={t('contracts.reports')}>
        {reports.length === 0 && <p className="muted">{t('contracts.reports.none')}</p>}
        {reports.map((report) => (
          <ReportFigures key={report.reportId} report={report} />
        ))}
        {may.deliver && <AddReport key={reports.length} refusal={refusal} />}
      </Card>
    </>
  );
};
