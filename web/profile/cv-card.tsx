import { languages } from '#domain/language.ts';
import type { OwnProfile } from '#read-api/profile/own-profile.ts';
import { cvPath, profilePartPath } from '../addresses/paths.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import type { ProfilePart } from '../settings/profile-frame.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import './cv-card.css';

export type CvMissing = { readonly part: ProfilePart; readonly label: MessageId };

/** What a CV made from a profile would be better with, what is read first of all at the top. */
export const missingInCv = (profile: OwnProfile): readonly CvMissing[] => {
  const { title, description } = profile.presentation ?? {};
  const [fr, en] = languages.map((lang) => Boolean(title?.[lang] ?? description?.[lang]));
  const wanted: [boolean, ProfilePart, MessageId][] = [
    [!(fr || en), 'identity', 'profile.cv.add.presentation'],
    [Boolean(en && !fr), 'identity', 'profile.cv.add.french'],
    [Boolean(fr && !en), 'identity', 'profile.cv.add.english'],
    [profile.experiences.length === 0, 'experiences', 'profile.experiences.add'],
    [profile.formations.length === 0, 'formations', 'profile.formations.add'],
    [profile.skills.length === 0, 'pro', 'profile.cv.add.skills'],
    [profile.languages.length === 0, 'languages', 'profile.languages.add'],
    [!(profile.coordinates?.gsm ?? profile.coordinates?.tel), 'coordinates', 'profile.cv.add.phone'],
    [profile.photo === null, 'photos', 'profile.cv.add.photo'],
  ];
  return wanted.filter(([missing]) => missing).map(([, part, label]) => ({ part, label }));
};

type Props = { readonly owner: string; readonly missing: readonly CvMissing[] };

/** The CV that the profile already is, in both languages. */
export const CvCard = ({ owner, missing }: Props) => {
  const { t, lang } = useText();
  return (
    <Card title={t('profile.cv.own')} id="cv">
      <p className="muted">{t('profile.cv.lead')}</p>
      <div className="row">
        {languages.map((one) => (
          <LinkButton
            key={one}
            href={`${cvPath(one, owner)}?as=me`}
            hrefLang={one}
            type="application/pdf"
            icon="download"
          >
            {t(`profile.cv.in.${one}`)}
          </LinkButton>
        ))}
      </div>
      {missing.length > 0 && (
        <div className="cv-missing">
          <p>{t('profile.cv.missing')}</p>
          <ul>
            {missing.map(({ part, label }) => (
              <li key={label}>
                <a href={profilePartPath(lang, part)}>
                  <Icon name="plus" />
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
};
