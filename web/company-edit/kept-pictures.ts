import type { RouterContextProvider } from 'react-router';
import type { CompanyChange, PageFacts } from '#read-api/company/company-history.ts';
import { mediaContext } from '../page/server-context.ts';
import { picturesOf } from './changes.ts';

type Asked = { readonly context: Readonly<RouterContextProvider> };

const onPage = ({ media, products }: PageFacts): readonly string[] => [
  ...[media.logo, media.banner, media.ad].flatMap((image) => image?.id ?? []),
  ...media.photos.map(({ image }) => image.id),
  ...[...products.values()].flatMap(({ ProductDescribed }) => ProductDescribed.image?.id ?? []),
];

/** Those pictures of the changes whose files are there: what a page has no more is kept for a day. */
export const keptPictures = async (
  { context }: Asked,
  changes: readonly CompanyChange[],
  page: PageFacts | undefined,
): Promise<ReadonlySet<string>> => {
  const media = context.get(mediaContext);
  const shown = page ? onPage(page) : [];
  const others = [...new Set(changes.flatMap(picturesOf))].filter((id) => !shown.includes(id));
  const kept = await Promise.all(
    others.map((id) =>
      media.image(id).then(
        () => [id],
        () => [],
      ),
    ),
  );
  return new Set([...shown, ...kept.flat()]);
};
