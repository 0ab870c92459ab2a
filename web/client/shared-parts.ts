import { hydrates } from '../addresses/page-at.ts';
import { type PageName, pages } from '../addresses/pages.ts';
import { areasOf } from './message-areas.ts';

/** Which modules of the build import each other. */
export type Graph = {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly importedIds: readonly string[] } | null;
};

const root = 'root';
type Place = PageName | typeof root;

const placeOfFile: ReadonlyMap<string, Place> = new Map([
  ['root.tsx', root],
  ...(Object.keys(pages) as PageName[]).map((name) => [String(pages[name].file), name] as const),
]);

const pathOf = (id: string): string => id.replace(/\?.*/, '');

/** The pages that a module is part of; `root` is what is around all of them. */
const placesOf = (id: string, graph: Graph, seen = new Set<string>()): ReadonlySet<Place> => {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const place = placeOfFile.get(pathOf(id).replace(/^.*\/web\//, ''));
  if (place) return new Set([place]);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((importer) => [...placesOf(importer, graph, seen)]));
};

/** The stylesheets that come with a module: its own, and those of what it imports. */
const stylesOf = (id: string, graph: Graph, seen = new Set<string>()): readonly string[] => {
  if (seen.has(id)) return [];
  seen.add(id);
  if (pathOf(id).endsWith('.css')) return [pathOf(id)];
  return (graph.getModuleInfo(id)?.importedIds ?? []).flatMap((imported) => stylesOf(imported, graph, seen));
};

const companyStyles =
  /web\/((company|review)\/[^/]+|ui\/(breadcrumb|dialog|disclosure|field|page-head|star-input|stars))\.css$/;

const lives = (place: Place): place is PageName => place !== root && hydrates(place);
const isPublic = (place: Place): boolean => place !== root && pages[place].rule === 'anyone';

/**
 * The file that a module comes in which pages share; null where it has its own. By how many pages a part of one area or of
 * several serves, it comes with what most pages need (`frame`, `edit` for those that edit something, `forms` for what the
 * home of a company does without), or where they do not carry it along.
 *
 * Public pages load no script, but the styles of each file that their modules come in: what they share comes without
 * styles (`parts`), with those of a company's page (`fields`), or with those of choices and tables.
 */
export const sharedPart = (id: string, graph: Graph): string | null => {
  const places = placesOf(id, graph);
  const living = [...places].filter(lives);
  const styles = stylesOf(id, graph);
  if (places.has(root)) return styles.length > 0 ? null : 'parts';
  if (living.length < 2) return null;
  if ([...places].some(isPublic)) {
    if (styles.every((path) => companyStyles.test(path))) return styles.length > 0 ? 'fields' : 'parts';
    return living.length < 6 ? null : 'choices';
  }
  const areas = new Set(living.flatMap((name) => areasOf(pages[name])).filter((area) => area !== 'shared'));
  if (areas.size === 1) return `${[...areas]}-area`;
  if ([...areas].every((area) => area === 'company' || area === 'profile')) {
    if (living.length < 7) return null;
    return places.has('editCompany') ? 'edit' : 'forms';
  }
  if (living.length < 4) return null;
  if (living.length < 14) return living.length < 7 ? 'cases' : 'files';
  return 'frame';
};

const layers = [/^parts$/, /^fields$/, /^choices$/, /^frame$/, /^edit$/, /^forms$/, /^files$/, /^cases$/, /-area$/];

const ownStyles = /\/web\/[^?]+\.css(\?|$)/;
const ownCode = /\/(web|domain|locales|read-api)\/[^?]+\.tsx?(\?|$)/;

const layerOf = (layer: RegExp, test: RegExp) => ({
  test,
  name: (id: string, graph: Graph): string | null => {
    const part = sharedPart(id, graph);
    return part !== null && layer.test(part) ? part : null;
  },
});

/**
 * What the browser loads in a few files. In small ones it compresses badly, and a page is shown after as many round trips
 * as it has times six of them.
 */
export const sharedParts = [
  // one stylesheet for what a company's page is made of
  { name: 'company', test: companyStyles },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|react-intl|@formatjs|intl-messageformat)\//,
  },
  // 25 KB, which three pages of the staff need
  { name: 'phone', test: /\/(node_modules\/libphonenumber-js\/|web\/phone\/phone\.ts)/ },
  // styles before code: a page that needs those alone loads them alone
  ...layers.map((layer) => layerOf(layer, ownStyles)),
  // whatever one of them imports is in it or in one before it
  ...layers.map((layer) => layerOf(layer, ownCode)),
];
