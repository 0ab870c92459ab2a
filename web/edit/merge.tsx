import { useEndOfDraft } from '../client/draft.tsx';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { useMoments } from '../ui/when.tsx';
import { type Conflict, type SavedBy, suggested } from './conflict.ts';
import type { FormField, Picks, Values } from './form-values.ts';
import { useShown } from './shown-value.ts';

/** Who saved the form meanwhile, in words; only its owner can where nobody is named. */
const useSaver = (by: SavedBy | null | undefined) => {
  const { t } = useText();
  const { dayAndTime } = useMoments();
  if (!by) return { title: t('edit.merge.title'), theirs: t('edit.merge.theirs') };
  const who = by.name ?? t('edit.merge.team');
  return {
    title: t('edit.merge.titleBy', { who }),
    theirs: t('edit.merge.by', { who, when: dayAndTime(by.at, 'medium') }),
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
export const Merge = ({ fields, conflict, picks = {}, here, draft, carried = {} }: Props) => {
  const { t } = useText();
  const form = useEndOfDraft(draft);
  const shown = useShown(picks);
  const { mine, theirs, version, by } = conflict;
  const saver = useSaver(by);
  const seen = fields.filter(({ kind }) => kind !== 'hidden');
  const differs = seen.filter(({ name }) => (mine[name] ?? '') !== (theirs[name] ?? ''));
  const alike = fields.filter((field) => !differs.includes(field));
  return (
    <form ref={form} method="post" className="stack" encType="multipart/form-data" data-not-taken="">
      <Notice tone="warn">
        <p>
          <b>{saver.title}</b>
        </p>
        <p>{t('edit.merge.lead', { count: differs.length })}</p>
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
            defaultValue={suggested(conflict, field.name)}
            options={[
              {
                value: mine[field.name] ?? '',
                label: shown(field, mine[field.name] ?? ''),
                hint: t('edit.merge.mine'),
              },
              {
                value: theirs[field.name] ?? '',
                label: shown(field, theirs[field.name] ?? ''),
                hint: saver.theirs,
              },
            ]}
          />
        ))}
      </Card>
      <div className="row">
        <Button look="primary">{t('edit.merge.go')}</Button>
        <LinkButton href={here} look="ghost">
          {t('edit.merge.dropMine')}
        </LinkButton>
      </div>
    </form>
  );
};
