const small = new Set(
  'de du des la le les l d et en à au aux un une of the and for in at by a an da do dos di el al sa sarl ltd'.split(
    ' ',
  ),
);

/** One or two letters that stand for a name: `Boulangerie de la Gare` → `BG`. */
export const initials = (name: string): string => {
  const words = name
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !small.has(word.toLocaleLowerCase('fr')));
  const [first = '', second = ''] = telling.length > 0 ? telling : words;
  return (second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2))
    .join('')
    .toLocaleUpperCase('fr');
};

/** The cloth of a company, always the same for its id: one of six palettes, one of six patterns. */
export const clothOf = (id: number): string => `k${(id % 6) + 1} p${(Math.floor(id / 6) % 6) + 1}`;

/** The face of a company without a logo. */
export const Cloth = ({ id, name }: { readonly id: number; readonly name: string }) => (
  <span className={`cloth ${clothOf(id)}`} aria-hidden="true">
    <b>{initials(name)}</b>
  </span>
);
