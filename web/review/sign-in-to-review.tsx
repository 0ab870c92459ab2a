import type { CompanyPage } from '#read-api/company/company-page.ts';
import { registerPath, signInPath, writeReviewPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';

/** What a visitor finds in the place of the form: the way in, which leads back to it. */
export const SignInToReview = ({ company }: { readonly company: Pick<CompanyPage, 'id' | 'slug'> }) => {
  const { t, lang } = useText();
  const form = writeReviewPath(lang, company);
  return (
    <>
      <div className="body">
        <p>{t('review.write.members')}</p>
      </div>
      <footer>
        <LinkButton look="primary" href={signInPath(lang, form)} data-needs-account>
          {t('web.do.logIn')}
        </LinkButton>
        <LinkButton look="ghost" href={registerPath(lang, `${form}?just-registered=1`)}>
          {t('web.do.register')}
        </LinkButton>
      </footer>
    </>
  );
};
