import type { SearchResult } from '#read-api/search/search-index.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';

const told = 8;

type Props = { readonly title: string; readonly results: readonly SearchResult[]; readonly href: string };

/** The list as one message for WhatsApp: names, places and where the rest is. */
export const ShareList = ({ title, results, href }: Props) => {
  const { t } = useText();
  const lines = results
    .slice(0, told)
    .map(({ name, district, city }) => `• ${[name, district ?? city].filter(Boolean).join(', ')}`);
  const text = [title, ...lines, href].join('\n');
  return (
    <LinkButton icon="wa" look="ghost" href={`https://wa.me/?text=${encodeURIComponent(text)}`} rel="nofollow noopener">
      {t('share.list')}
    </LinkButton>
  );
};
