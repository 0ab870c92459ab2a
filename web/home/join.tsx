import { editProfilePath, registerForCompanyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';

/** What to do next: for a visitor to bring a company in, for whoever has an account to be found. */
export const Join = ({ isSignedIn }: { readonly isSignedIn: boolean }) => {
  const { t, lang } = useText();
  return (
    <aside className="join" aria-label={t(isSignedIn ? 'home.member.title' : 'home.join.title')}>
      <div>
        <h2>{t(isSignedIn ? 'home.member.title' : 'home.join.title')}</h2>
        <p>{t(isSignedIn ? 'home.member.text' : 'home.join.text')}</p>
      </div>
      <LinkButton look="primary" href={isSignedIn ? editProfilePath(lang) : registerForCompanyPath(lang)}>
        {t(isSignedIn ? 'home.member.go' : 'web.do.addCompany')}
      </LinkButton>
    </aside>
  );
};
