import type { Row } from '#commands/company/import/table.ts';
import { type DemoCountry, type DemoTown, demoCountries } from './demo-towns.ts';
import { type DemoTrade, demoTrades } from './demo-trades.ts';
import { laterTrades } from './demo-trades-later.ts';
import { demoWords } from './demo-words.ts';
import { type Random, random } from './random.ts';

/** The columns of the demo's rows: each is named as the field it tells. */
export const demoColumns = [
  'id',
  'name',
  'category',
  'country',
  'city',
  'district',
  'landmarkFr',
  'landmarkEn',
  'lat',
  'lng',
  'tel',
  'gsm',
  'whatsapp',
  'email',
  'website',
  'size',
  'hours',
  'descriptionFr',
  'descriptionEn',
  'createdDate',
] as const;

type Cells = { readonly [C in (typeof demoColumns)[number]]: string };

const sizes = ['very_small', 'very_small', 'very_small', 'small', 'small', 'medium', 'large', 'unknown'];

const phone = (draw: Random, { dial, digits }: DemoCountry, prefix: string): string => {
  let number = prefix;
  while (number.length < digits) number += draw.below(10);
  return dial + number;
};

/** A district lies somewhere within three kilometres of the middle of its town, its companies within 600 m of it. */
const pointIn = (draw: Random, { lat, lng, districts }: DemoTown, district: string): readonly [number, number] => {
  const middle = random(districts.indexOf(district) * 7919 + Math.round(lat * 1000));
  const [angle, reach] = [middle.next() * 2 * Math.PI, 0.004 + middle.next() * 0.02];
  const stray = () => (draw.next() - 0.5) * 0.011;
  return [lat + Math.sin(angle) * reach + stray(), lng + Math.cos(angle) * reach + stray()];
};

/** A sign that no other company of the town has. */
const signOf = (
  draw: Random,
  { speaks, words }: DemoCountry,
  trade: DemoTrade,
  district: string,
  taken: Set<string>,
): string => {
  for (let attempt = 0; ; attempt++) {
    const from = draw.next();
    const word =
      from < 0.4
        ? draw.of(demoWords[speaks])
        : from < 0.62
          ? draw.of(words)
          : from < 0.85
            ? draw.of(demoWords.families)
            : district;
    const plain = draw.of(trade.signs[speaks]).replace('~', word);
    const name = attempt < 4 ? plain : `${plain} ${attempt < 8 ? district : draw.of(demoWords.families)}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
};

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Choices = { readonly trades: readonly DemoTrade[]; readonly towns: readonly DemoTown[]; readonly capital: number };

const companyOf = (
  draw: Random,
  country: DemoCountry,
  index: number,
  taken: Set<string>,
  { trades, towns, capital }: Choices,
): Cells => {
  const town = draw.chance(capital) ? (towns[0] as DemoTown) : draw.of(towns);
  const district = draw.of(town.districts);
  const trade = draw.of(trades);
  const name = signOf(draw, country, trade, district, taken);
  const [lat, lng] = pointIn(draw, town, district);
  const told = (text: string) => text.replace('{city}', town.name).replace('{district}', district);
  const gsm = phone(draw, country, country.gsm);
  const site = `${slug(name)}-${country.code.toLowerCase()}${index}.example`;
  const maybe = (share: number, text: string) => (draw.chance(share) ? text : '');
  const landmark = draw.chance(0.7) ? draw.of(demoWords.landmarks) : { fr: '', en: '' };
  const cells = {
    id: `${country.code}-${index}`,
    name,
    category: trade.category,
    country: country.code,
    city: town.name,
    district,
    landmarkFr: landmark.fr,
    landmarkEn: landmark.en,
    lat: lat.toFixed(5),
    lng: lng.toFixed(5),
    tel: maybe(0.5, phone(draw, country, country.tel)),
    gsm: maybe(0.8, gsm),
    whatsapp: maybe(0.45, gsm),
    email: maybe(0.5, `contact@${site}`),
    website: maybe(0.3, `https://${site}`),
    size: draw.of(sizes),
    hours: draw.of(trade.hours),
    descriptionFr: maybe(0.9, told(trade.says.fr)),
    descriptionEn: maybe(0.9, told(trade.says.en)),
    createdDate: maybe(0.4, `${1985 + draw.below(40)}-0${1 + draw.below(9)}-1${draw.below(10)}`),
  };
  // nearly all have a phone: people look for one before anything else
  return cells.tel || cells.gsm || index % unreachable === 0 ? cells : { ...cells, gsm };
};

const unreachable = 9;
/** One more company for every so many: of the trades that came later, in the smaller towns too. */
const laterShare = 4;

const laterCompanies = ({ companies }: DemoCountry): number => Math.floor(companies / laterShare);

/** The made-up companies of the demo, the same every time: about four thousand in fourteen countries. */
export function* demoRows(): Generator<Row> {
  let line = 1;
  for (const [place, country] of demoCountries.entries()) {
    const taken = new Set<string>();
    const rows = function* (from: number, to: number, draw: Random, choices: Choices): Generator<Row> {
      for (let index = from; index <= to; index++)
        yield { line: ++line, cells: new Map(Object.entries(companyOf(draw, country, index, taken, choices))) };
    };
    const { companies, towns, smallTowns } = country;
    yield* rows(1, companies, random(place + 1), { trades: demoTrades, towns, capital: 0.6 });
    const later = { trades: laterTrades, towns: [...towns, ...smallTowns], capital: 0.3 };
    yield* rows(companies + 1, companies + laterCompanies(country), random(place + 1001), later);
  }
}

export const demoCount = demoCountries.reduce((sum, country) => sum + country.companies + laterCompanies(country), 0);
