import { useText } from '../page/text.ts';

/** The pages worth a link: the ends, the one read and its neighbours; `null` for a gap. */
export const pagesShown = (page: number, last: number): (number | null)[] => {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const before = pages[index - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [before + 1, one] : [null, one];
  });
};

type Props = { readonly page: number; readonly last: number; readonly hrefOf: (page: number) => string };

export const Pager = ({ page, last, hrefOf }: Props) => {
  const { t, number } = useText();
  if (last < 2) return null;
  return (
    <nav className="pager" aria-label={t('web.pager.label')}>
      {page > 1 && (
        <a className="next" href={hrefOf(page - 1)} rel="prev">
          {t('web.pager.previous')}
        </a>
      )}
      {pagesShown(page, last).map((one, index) =>
        one === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be known by
          <span key={`gap-${index}`}>…</span>
        ) : (
          <a
            key={one}
            href={hrefOf(one)}
            aria-label={t('web.pager.page', { page: number(one) })}
            aria-current={one === page ? 'page' : undefined}
          >
            {number(one)}
          </a>
        ),
      )}
      {page < last && (
        <a className="next" href={hrefOf(page + 1)} rel="next">
          {t('web.pager.next')}
        </a>
      )}
    </nav>
  );
};
