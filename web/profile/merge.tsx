import { useEndOfDraft } from '../client/draft.tsx';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import type { FormField, Picks, Values } from './form-values.ts';

export type Conflict = {
  /** What was typed here, and what was saved elsewhere meanwhile. */
  readonly mine: Values;
  readonly theirs: Values;
  readonly version: number;
};

const useShown = (picks: Picks) => {
  const { t, day } = useText();
  return (field: FormField, value: string): string => {
    if (field.kind === 'tick') return t(value === 'on' ? 'web.yes' : 'web.no');
    if (value === '') return t('profile.merge.nothing');
    if (field.kind === 'choice') {
      const label = field.choices.find((one) => one.value === value)?.label;
      return label ? t(label) : value;
    }
    if (field.kind === 'pick' || field.kind === 'many')
      return value
        .split('\n')
        .map((one) => picks[field.from]?.find((pick) => pick.value === one)?.label ?? one)
        .join(', ');
    return field.kind === 'date' ? day(value, { dateStyle: 'long' }) : value.split('\n').join(' · ');
  };
};

type Props = {
  readonly fields: readonly FormField[];
  readonly conflict: Conflict;
  readonly picks?: Picks;
  readonly here: string;
  /** The name of the draft that led here: it has served once the person has chosen. */
  readonly draft: string;
  /** What else the form carries. */
  readonly carried?: Values;
};

/** Two savings of one form: for each field that differs the person chooses which one stays. Works without script. */
export const Merge = ({
  fields,
  conflict: { mine, theirs, version },
  picks = {},
  here,
  draft,
  carried = {},
}: Props) => {
  const { t } = useText();
  const form = useEndOfDraft(draft);
  const shown = useShown(picks);
  const seen = fields.filter(({ kind }) => kind !== 'hidden');
  const differs = seen.filter(({ name }) => (mine[name] ?? '') !== (theirs[name] ?? ''));
  const alike = fields.filter((field) => !differs.includes(field));
  return (
    <form ref={form} method="post" className="stack" encType="multipart/form-data" data-not-taken="">
      <Notice tone="warn">
        <p>
          <b>{t('profile.merge.title')}</b>
        </p>
        <p>{t('profile.merge.lead', { count: differs.length })}</p>
      </Notice>
      <input type="hidden" name="edited" value={version} />
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {alike.map(({ name }) => (
        <input key={name} type="hidden" name={name} value={mine[name]} />
      ))}
      <Card>
        {differs.map((field) => (
          <RadioGroup
            key={field.name}
            name={field.name}
            label={t(field.label)}
            defaultValue={mine[field.name] ?? ''}
            options={[
              {
                value: mine[field.name] ?? '',
                label: shown(field, mine[field.name] ?? ''),
                hint: t('profile.merge.mine'),
              },
              {
                value: theirs[field.name] ?? '',
                label: shown(field, theirs[field.name] ?? ''),
                hint: t('profile.merge.theirs'),
              },
            ]}
          />
        ))}
      </Card>
      <div className="row">
        <Button look="primary">{t('profile.merge.go')}</Button>
        <LinkButton href={here} look="ghost">
          {t('profile.merge.dropMine')}
        </LinkButton>
      </div>
    </form>
  );
};
