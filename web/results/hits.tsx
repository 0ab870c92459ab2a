import type { SearchResult } from '#read-api/search/search-index.ts';
import { AdSlot, type AdSlotName, type Ads } from '../ui/ad-slot.tsx';
import { ResultCard } from './result-card.tsx';

/** After how many companies a place for an ad comes; each has its own on phones. */
const interludes: Readonly<Record<number, readonly AdSlotName[]>> = {
  3: ['search-1', 'search-mobile-1'],
  8: ['search-mobile-2'],
  10: ['search-2'],
  14: ['search-mobile-3'],
};

type Props = {
  readonly results: readonly SearchResult[];
  readonly at: Date;
  readonly ads: Ads;
  /** The place that distances are from; without it, from the reader. */
  readonly from?: string | undefined;
};

/** The companies of a page of results, with what is sold between them. */
export const Hits = ({ results, at, ads, from }: Props) => {
  const severalCountries = new Set(results.map(({ country }) => country)).size > 1;
  return (
    <ul className="hits">
      {results.flatMap((company, index) => [
        <li key={company.id}>
          <ResultCard company={company} at={at} tellCountry={severalCountries} from={from} />
        </li>,
        ...(interludes[index + 1] ?? []).map(
          (name) =>
            ads[name] && (
              <li key={name}>
                <AdSlot name={name} ad={ads[name]} />
              </li>
            ),
        ),
      ])}
    </ul>
  );
};
