import type { AuditedActor, AuditedEvent, AuditedField } from '#read-api/audit/audited-events.ts';
import { accountPath, auditPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { When } from '../ui/when.tsx';
import './audit.css';

type Field = AuditedField & {
  readonly label: string;
  /** What is filled in of a value that has parts. */
  readonly parts: readonly { readonly label: string; readonly text: string }[];
};
type Shown = Omit<AuditedEvent, 'fields'> & { readonly name: string; readonly fields: readonly Field[] };

const Hidden = () => {
  const { t } = useText();
  return (
    <span className="muted audit-hidden">
      <Icon name="lock" />
      {t('audit.hidden')}
    </span>
  );
};

/** Whether there is nothing to read in a value. */
const isEmpty = ({ value, parts }: Field): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && parts.length === 0);

const Parts = ({ parts }: Pick<Field, 'parts'>) => (
  <ul>
    {parts.map(({ label, text }) => (
      <li key={label}>
        <span className="muted">{label}</span> <span dir="auto">{text}</span>
      </li>
    ))}
  </ul>
);

const Value = ({ field }: { readonly field: Field }) => {
  const { t } = useText();
  const { state, value } = field;
  if (state === 'hidden') return <Hidden />;
  if (state === 'deleted') return <span className="muted">{t('audit.deleted')}</span>;
  if (isEmpty(field)) return '–';
  if (typeof value === 'boolean') return t(value ? 'web.yes' : 'web.no');
  if (typeof value === 'object') return <Parts parts={field.parts} />;
  return <span dir="auto">{String(value)}</span>;
};

const Said = ({ fields }: { readonly fields: readonly Field[] }) => {
  const { t } = useText();
  if (fields.length === 0) return null;
  return (
    <Disclosure title={t('audit.details', { count: fields.length })}>
      <dl className="admin-facts small">
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <Value field={field} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
};

const Who = ({ actor: { id, kind, name }, personal }: { readonly actor: AuditedActor; readonly personal: boolean }) => {
  const { t, lang } = useText();
  if (kind !== 'person') return t(`audit.actor.${kind}`);
  if (!personal) return <Hidden />;
  if (name === null) return t('audit.actor.nameless');
  return (
    <a className="audit-link" href={accountPath(lang, id)} dir="auto">
      {name}
    </a>
  );
};

type Props = { readonly events: readonly Shown[]; readonly personal: boolean };

/** What happened, the newest first; each event leads to all of its kind, of its author and of its thing. */
export const AuditTable = ({ events, personal }: Props) => {
  const { t, lang } = useText();
  const columns: readonly Column<Shown>[] = [
    {
      key: 'what',
      title: t('audit.what'),
      names: true,
      cell: ({ name, type, fields }) => (
        <>
          <a className="audit-link" href={auditPath(lang, { type })}>
            {name}
          </a>
          <Said fields={fields} />
        </>
      ),
    },
    { key: 'at', title: t('audit.when'), cell: ({ at }) => <When at={at} /> },
    {
      key: 'who',
      title: t('audit.who'),
      cell: ({ actor, actingFor }) => (
        <>
          <Who actor={actor} personal={personal} />
          {actingFor !== null && <div className="small muted">{t('audit.acting')}</div>}
          <div className="small">
            <a className="audit-link" href={auditPath(lang, { actor: actor.id })}>
              {t('audit.sameActor')}
            </a>
          </div>
        </>
      ),
    },
    {
      key: 'stream',
      title: t('audit.stream'),
      cell: ({ stream, revision }) => (
        <>
          <a className="audit-link" href={auditPath(lang, { stream })}>
            {stream}
          </a>
          <div className="small muted">{t('audit.revision', { number: revision + 1 })}</div>
        </>
      ),
    },
  ];
  return (
    <Table
      caption={t('audit.title')}
      captionHidden
      columns={columns}
      rows={events}
      keyOf={({ position }) => position}
      empty={t('audit.none')}
    />
  );
};
