import { editCompanyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { HoursDone } from './today-hours.ts';

const said = {
  changed: 'edit.today.changed',
  undone: 'edit.company.undone',
  left: 'edit.company.undoneLater',
} as const;

type Props = {
  readonly company: { readonly id: number; readonly slug: string };
  readonly done: HoursDone;
  /** The page that shows it, which comes back after a press. */
  readonly back: 'home' | 'planning';
};

/** Says what became of the hours, with a button that takes it back. */
export const HoursNotice = ({ company, done: { done, undo }, back }: Props) => {
  const { t, lang } = useText();
  return (
    <Notice
      tone={done === 'left' ? 'warn' : 'good'}
      action={
        undo !== null && (
          <form method="post" action={editCompanyPath(lang, company, 'planning')}>
            <input type="hidden" name="do" value="undo" />
            <input type="hidden" name="back" value={back} />
            <Button look="line" icon="undo" name="version" value={undo}>
              {t('edit.company.undo')}
            </Button>
          </form>
        )
      }
    >
      <p>{t(said[done])}</p>
    </Notice>
  );
};
