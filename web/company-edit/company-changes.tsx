import { editCompanyPath } from '../addresses/paths.ts';
import { useShown } from '../edit/shown-value.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { When } from '../ui/when.tsx';
import { ChangedOrder, ChangedPicture } from './changed-pictures.tsx';
import { kindOf, pictureLabels } from './changed-things.ts';
import type { FieldChange, ShownChange } from './changes.ts';
import { companyParts } from './company-frame.tsx';
import { useOtherHoursTold } from './other-hours-told.ts';

type Company = { readonly id: number; readonly slug: string };

/** How many changes are shown, and how many more each time somebody asks for older ones; and how many at most. */
export const changesAtFirst = 30;
export const mostChanges = 300;

/** The name of a field, and what it says before and after. */
const useTold = ({ thing, part }: ShownChange) => {
  const { t } = useText();
  const shown = useShown();
  const otherHoursTold = useOtherHoursTold();
  return (field: FieldChange) => {
    const { name, before, after } = field;
    const each = (tell: (value: string) => React.ReactNode) => ({
      before: before === null ? null : tell(before),
      after: after === null ? null : tell(after),
    });
    const known = kindOf(thing)?.fields.find((one) => one.name === name);
    if (known) return { label: t(known.label), ...each((value) => shown(known, value)) };
    if (name === 'order')
      return {
        label: t('edit.changes.order'),
        ...each((value) => <ChangedOrder order={value} ofPhotos={part === 'photos'} />),
      };
    const label = pictureLabels[name];
    if (!label) return otherHoursTold(field);
    return {
      label: t(label),
      before: before === null ? null : <ChangedPicture id={before} alt={t('edit.changes.before')} />,
      after: after === null ? null : <ChangedPicture id={after} alt={t('edit.changes.after')} />,
    };
  };
};

const isFilled = ({ before, after }: FieldChange): boolean =>
  Boolean(before ?? after) || (before !== null && after !== null);

const Undo = ({ company, change }: { readonly company: Company; readonly change: ShownChange }) => {
  const { t, lang } = useText();
  const { thing, at, photo, came } = change;
  const forGood = photo !== null && came === 'added';
  const form = (
    <form method="post" action={editCompanyPath(lang, company)}>
      <Button
        look={forGood ? 'danger' : 'line'}
        icon={forGood ? undefined : 'undo'}
        name="undo"
        value={`${thing} ${at}`}
      >
        {t(forGood ? 'web.do.yesDelete' : 'edit.company.undo')}
      </Button>
    </form>
  );
  if (!forGood) return form;
  return (
    <div className="row asks">
      <Confirm label={t('edit.company.undo')} icon="undo" look="line" question={<p>{t('edit.photos.removeAsk')}</p>}>
        {form}
      </Confirm>
    </div>
  );
};

const Change = ({ company, change }: { readonly company: Company; readonly change: ShownChange }) => {
  const { t } = useText();
  const told = useTold(change);
  const { part, name, at, came, photo } = change;
  const fields = change.fields.filter(isFilled).map((field) => ({ name: field.name, ...told(field) }));
  const [first] = fields;
  // what there is once on the page is told by what changed of it
  const about = change.about ?? (kindOf(change.thing)?.of === 'list' && !came ? first?.label : null);
  const label = companyParts.find((one) => one.part === part)?.label;
  return (
    <li>
      <Disclosure
        title={
          <span>
            {label && t(label)}
            {about && (
              <>
                {' · '}
                <bdi>{about}</bdi>
              </>
            )}{' '}
            {came && <Badge tone={came === 'added' ? 'leaf' : 'plain'}>{t(`edit.changes.${came}`)}</Badge>}
            <small>
              {name ?? t('edit.merge.team')}, <When at={at} length="medium" />
            </small>
          </span>
        }
      >
        {photo !== null && <ChangedPicture id={photo} alt="" />}
        <dl>
          {fields.map(({ name, label, before, after }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
        {change.canUndo && <Undo company={company} change={change} />}
      </Disclosure>
    </li>
  );
};

type Props = {
  readonly company: Company;
  readonly changes: readonly ShownChange[];
  /** How many to show next, where there are older ones. */
  readonly more: number | null;
};

/** Who changed what on the page, and when, newest first; each opens to its fields, before and after. */
export const CompanyChanges = ({ company, changes, more }: Props) => {
  const { t, lang } = useText();
  if (changes.length === 0) return null;
  return (
    <Card title={t('edit.company.changes')} id="changes">
      <ul className="company-changes">
        {changes.map((change) => (
          <Change key={`${change.thing} ${change.at}`} company={company} change={change} />
        ))}
      </ul>
      {more !== null && (
        <LinkButton href={`${editCompanyPath(lang, company)}?changes=${more}#changes`} icon="down">
          {t('edit.changes.older')}
        </LinkButton>
      )}
    </Card>
  );
};
