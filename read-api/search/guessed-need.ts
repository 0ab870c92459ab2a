import { thingsDone } from './doings.ts';
import { stemsIn } from './needed.ts';
import { needs } from './needs.ts';
import { saidBesideTrades } from './spoken.ts';

type Said = { readonly stems: readonly string[]; readonly categories: readonly string[] };

const all: readonly Said[] = [...needs, ...thingsDone].map(({ said, categories }) => ({
  stems: stemsIn(said),
  categories,
}));
const byStem = new Map<string, Said[]>();
for (const one of all) for (const stem of one.stems) byStem.set(stem, [...(byStem.get(stem) ?? []), one]);

/** How much a word tells: more where fewer needs have it. */
const weightOf = (stem: string): number => Math.log(all.length / (byStem.get(stem)?.length ?? all.length));
const weigh = (stems: readonly string[]): number => stems.reduce((sum, stem) => sum + weightOf(stem), 0);

/** Shorter ones may be the beginning of a name: `sal` of `sale`. */
const shortestStem = 4;
/** So much of a need is to be said; a word that so many needs have tells none of them. */
const leastSaid = 0.5;
const leastTold = Math.log(all.length / 25);

/**
 * The sub-categories that help with the need that is most like these words, where none of them is a need, a trade or a place
 * as it stands: `tresseuse rapide`, `blood pressure check`. None where nothing is like them.
 */
export const guessedNeed = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !saidBesideTrades.has(word));
  const typed = new Set(telling.flatMap(stemsIn).filter(({ length }) => length >= shortestStem));
  let best: { readonly like: number; readonly categories: readonly string[] } | undefined;
  for (const { stems, categories } of new Set([...typed].flatMap((stem) => byStem.get(stem) ?? []))) {
    const told = weigh(stems.filter((stem) => typed.has(stem)));
    const said = told / weigh(stems);
    if (said < leastSaid || told < leastTold) continue;
    const like = told * said;
    if (!best || like > best.like) best = { like, categories };
  }
  return best?.categories ?? [];
};
