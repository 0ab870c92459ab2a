import { contentTable } from './content-table.ts';
import type { Goods } from './pictures/goods.ts';
import type { Thing } from './pictures/products.ts';
import type { SceneName } from './pictures/scenes.ts';

type InBoth = { readonly fr: string; readonly en: string };

/** What companies of a trade show in the demo. */
export type ContentTrade = {
  /** The first is of its front; the second is wide enough for a banner. */
  readonly scenes: readonly SceneName[];
  /** What stands on its shelves. */
  readonly goods: readonly Goods[];
  readonly products: readonly { readonly name: InBoth; readonly thing: Thing /** In XOF. */; readonly price: number }[];
  readonly job: InBoth;
};

const cells = (line: string): string[] => line.trim().split(' | ');

export const contentTrades: ReadonlyMap<string, ContentTrade> = new Map(
  contentTable
    .trim()
    .split(/\n(?! )/)
    .map((block) => {
      const [first = '', ...lines] = block.split('\n');
      const [category = '', scenes = '', goods = '', fr = '', en = ''] = cells(first);
      const products = lines.map((line) => {
        const [nameFr = '', nameEn = '', thing, price] = cells(line);
        return { name: { fr: nameFr, en: nameEn }, thing: thing as Thing, price: Number(price) };
      });
      const trade: ContentTrade = {
        scenes: scenes.split(' ') as SceneName[],
        goods: goods.split(' ') as Goods[],
        products,
        job: { fr, en },
      };
      return [category, trade];
    }),
);
