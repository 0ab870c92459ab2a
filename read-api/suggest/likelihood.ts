import type { Candidate, Fit } from './suggestion.ts';

const maxShown = 7;

const weight: Readonly<Record<Fit, number>> = { whole: 2, begins: 1, word: 0.55, also: 0.35 };

/** What each kind starts from: a trade is what people seek most. */
const base = { trade: 2.5, company: 1, place: 1.2 } as const;
/** Two letters hardly mean one company among all; a whole name does. */
const companyPerLetter = 0.35;

/** No kind takes the whole list where others have something to say. */
const most = { trade: 4, company: 3, place: 2 } as const;

const groupOf = ({ kind }: Candidate): keyof typeof most => (kind === 'trade' || kind === 'company' ? kind : 'place');

/** How likely it is meant, among others for the same letters: what has many companies near the person is. */
const likelihood = (candidate: Candidate, letters: number): number => {
  const { fit, count } = candidate;
  const group = groupOf(candidate);
  const more = group === 'company' ? companyPerLetter * letters : Math.log(1 + count);
  return weight[fit] * (base[group] + more);
};

/** Mixes what was found: the likeliest first, and at most seven; those of one kind keep the order that they have. */
export const mixed = (found: readonly Candidate[], letters: number): readonly Candidate[] => {
  const ranked = found
    .map((candidate) => ({ candidate, likely: likelihood(candidate, letters) }))
    .toSorted((a, b) => b.likely - a.likely);
  const taken = { trade: 0, company: 0, place: 0 };
  const first = ranked.filter(({ candidate }) => {
    const group = groupOf(candidate);
    return ++taken[group] <= most[group];
  });
  const rest = ranked.filter((one) => !first.includes(one));
  return [...first, ...rest]
    .slice(0, maxShown)
    .toSorted((a, b) => b.likely - a.likely)
    .map(({ candidate }) => candidate);
};
