import type { Row } from '../import/table.ts';
import { type DemoCountry, type DemoTown, demoCountries } from './demo-towns.ts';
import { type DemoTrade, demoTrades } from './demo-trades.ts';
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
  'landmark',
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

const companyOf = (draw: Random, country: DemoCountry, index: number, taken: Set<string>): Cells => {
  const town = draw.chance(0.6) ? (country.towns[0] as DemoTown) : draw.of(country.towns);
  const district = draw.of(town.districts);
  const trade = draw.of(demoTrades);
  const name = signOf(draw, country, trade, district, taken);
  const [lat, lng] = pointIn(draw, town, district);
  const told = (text: string) => text.replace('{city}', town.name).replace('{district}', district);
  const gsm = phone(draw, country, country.gsm);
  const site = `${slug(name)}-${country.code.toLowerCase()}${index}.example`;
  const maybe = (share: number, text: string) => (draw.chance(share) ? text : '');
  return {
    id: `${country.code}-${index}`,
    name,
    category: trade.category,
    country: country.code,
    city: town.name,
    district,
    landmark: maybe(0.7, draw.of(demoWords.landmarks[country.speaks])),
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
};

/** The made-up companies of the demo, the same every time: about three thousand in fourteen countries. */
export function* demoRows(): Generator<Row> {
  let line = 1;
  for (const [place, country] of demoCountries.entries()) {
    const draw = random(place + 1);
    const taken = new Set<string>();
    for (let index = 1; index <= country.companies; index++)
      yield { line: ++line, cells: new Map(Object.entries(companyOf(draw, country, index, taken))) };
  }
}

export const demoCount = demoCountries.reduce((sum, { companies }) => sum + companies, 0);
