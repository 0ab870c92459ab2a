import type { TextMark, TextMarks } from '#domain/company/text-marks.ts';
import { type Language, languages } from '#domain/language.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import type { IconName } from '../ui/icon.tsx';

const looks: Record<TextMark, { readonly tone: Tone; readonly icon?: IconName; readonly label: MessageId }> = {
  written: { tone: 'leaf', icon: 'check', label: 'edit.language.written' },
  translated: { tone: 'indigo', icon: 'globe', label: 'edit.language.translated' },
  late: { tone: 'ochre', icon: 'clock', label: 'edit.language.late' },
  missing: { tone: 'plain', label: 'edit.language.missing' },
};

const names: Record<Language, MessageId> = { fr: 'edit.company.inFrench', en: 'edit.company.inEnglish' };

const whys: Record<Language, Partial<Record<TextMark, MessageId>>> = {
  fr: { late: 'edit.language.lateFr', missing: 'edit.language.missingFr' },
  en: { late: 'edit.language.lateEn', missing: 'edit.language.missingEn' },
};

const ways: Record<Language, MessageId> = { fr: 'edit.language.toFr', en: 'edit.language.toEn' };

/** How a text stands in both languages, what that means for readers, and the way to the field. `field` without language. */
export const TextState = ({ marks, field }: { readonly marks: TextMarks; readonly field: string }) => {
  const { t } = useText();
  const isEmpty = marks.fr === 'missing' && marks.en === 'missing';
  return (
    <div className="stack text-state">
      <ul className="row">
        {languages.map((lang) => {
          const { tone, icon, label } = looks[marks[lang]];
          return (
            <li key={lang}>
              {t(names[lang])}{' '}
              <Badge tone={tone} {...(icon && { icon })}>
                {t(label)}
              </Badge>
            </li>
          );
        })}
      </ul>
      {!isEmpty &&
        languages.map((lang) => {
          const why = whys[lang][marks[lang]];
          return (
            why && (
              <p key={lang}>
                {t(why)}{' '}
                <a className="link" href={`#${field}-${lang}`}>
                  {t(ways[lang])}
                </a>
              </p>
            )
          );
        })}
    </div>
  );
};
