import type { PersonOfCompany } from '#read-api/profile/people-of-company.ts';
import { profilePath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';

/** Who works there: their profiles say so, and the company has confirmed it. */
export const People = ({ people }: { readonly people: readonly PersonOfCompany[] }) => {
  const { t, lang } = useText();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t('company.people.title')}</h2>
      <ul className="list card">
        {people.map(({ id, name, post }) => (
          <li key={id} className="mini">
            <div className="b">
              <h3>
                <a href={profilePath(lang, id)} dir="auto" rel="nofollow">
                  {name}
                </a>
              </h3>
              <p className="small muted" dir="auto">
                {post}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
