import { type Language, languages } from '#domain/language.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';

type Props = {
  readonly prefers: Language;
  /** Before a log-in, and not saved yet. */
  readonly chosen: Language | null;
  readonly saved: boolean;
};

/** In which language a person is written to: a form of its own on the first page of the profile. */
export const PreferredLanguage = ({ prefers, chosen, saved }: Props) => {
  const { t } = useText();
  return (
    <Card title={t('profile.preferredLang')} id="preferred-language">
      {saved && <Notice tone="good">{t('edit.form.saved')}</Notice>}
      <form method="post" className="stack">
        <RadioGroup
          name="language"
          label={t('profile.preferredLang.ask')}
          hint={t('profile.preferredLang.hint')}
          defaultValue={chosen ?? prefers}
          options={languages.map((lang) => ({ value: lang, label: t(`profile.preferredLang.${lang}`) }))}
        />
        {chosen && <ResumeNotice />}
        <div className="row">
          <Button look="line" autoFocus={chosen !== null}>
            {t('web.do.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
