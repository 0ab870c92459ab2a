import type { CountedCategory } from '#read-api/directory/home.ts';
import { useText } from '../page/text.ts';
import { categoryIcon } from '../ui/category-icon.ts';
import { Counted } from '../ui/counted.tsx';
import { Icon } from '../ui/icon.tsx';

type Props = { readonly categories: readonly CountedCategory[]; readonly results: string };

/** What people look for: eight on a phone and twelve on a screen, the others one tap away. */
export const Categories = ({ categories, results }: Props) => {
  const { t, lang } = useText();
  if (categories.length === 0) return null;
  return (
    <section className="section" id="categories" aria-labelledby="categories-title">
      <div className="section-head">
        <h2 id="categories-title">{t('home.categories.title')}</h2>
        <a className="link" href={results}>
          {t('home.categories.all')} <Icon name="right" />
        </a>
      </div>
      <ul className="cats">
        {categories.map(({ id, names, count }) => (
          <li key={id}>
            <a className="cat card" href={`${results}?category=${id}`}>
              <span className="tile">
                <Icon name={categoryIcon(id)} />
              </span>
              <span>
                <b>{names[lang]}</b>
                <Counted count={count} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {categories.length > 8 && (
        <details className="more" data-count={categories.length}>
          <summary className="link">
            {t('home.categories.more', { count: categories.length })} <Icon name="down" />
          </summary>
        </details>
      )}
    </section>
  );
};
