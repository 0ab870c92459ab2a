import { useLocation } from 'react-router';
import type { PublicProfile } from '#read-api/profile/shown-profile.ts';
import { cvPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

type Props = { readonly profile: PublicProfile };

/** The file of what this page says, as whoever looks at it sees it. */
export const CvFile = ({ profile }: Props) => {
  const { t, lang } = useText();
  const as = new URLSearchParams(useLocation().search).get('as');
  const { presentation, experiences, formations, skills, languages } = profile;
  const said = experiences.length + formations.length + skills.length + languages.length;
  if (said === 0 && !presentation?.description.fr && !presentation?.description.en) return null;
  const other = lang === 'fr' ? 'en' : 'fr';
  const seenAs = as ? `?as=${encodeURIComponent(as)}` : '';
  return (
    <Card>
      <LinkButton href={cvPath(lang, profile.id) + seenAs} type="application/pdf" rel="nofollow" icon="download" wide>
        {t('profile.cv.download')}
      </LinkButton>
      <LinkButton
        href={cvPath(other, profile.id) + seenAs}
        type="application/pdf"
        rel="nofollow"
        hrefLang={other}
        look="ghost"
        wide
      >
        {t(`profile.cv.in.${other}`)}
      </LinkButton>
    </Card>
  );
};
