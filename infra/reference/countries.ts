import i18nIsoCountries from 'i18n-iso-countries';
import worldCountries from 'world-countries';
import { usualCountryNames } from '#domain/place/country-names.ts';
import type { Bilingual } from '#domain/text.ts';
import { packageJson } from './package-data.ts';

type Country = {
  readonly country: string;
  readonly names: Bilingual;
  readonly dialCode: string;
  readonly currency: string;
  readonly lat: number;
  readonly lng: number;
};

/** Territories of the region that nobody does business in. */
const leftOut = new Set(['IO', 'TF']);

/** What the list of countries leaves open: several codes or currencies, or one that was replaced. */
const dialCodes: Readonly<Record<string, string>> = { EH: '+212', SH: '+290' };
const currencies: Readonly<Record<string, string>> = {
  EH: 'MAD',
  LS: 'LSL',
  NA: 'NAD',
  SH: 'SHP',
  SL: 'SLE',
  SZ: 'SZL',
  ZW: 'ZWG',
};

/** The countries and territories of Africa: 54 states, Western Sahara, Réunion, Saint Helena and Mayotte. */
export const referenceCountries = (): Country[] => {
  i18nIsoCountries.registerLocale(packageJson('i18n-iso-countries/langs/fr.json'));
  return worldCountries
    .filter(({ region, cca2 }) => region === 'Africa' && !leftOut.has(cca2))
    .map(({ cca2, name, idd, currencies: used, latlng }) => ({
      country: cca2,
      names: { fr: i18nIsoCountries.getName(cca2, 'fr') ?? name.common, en: name.common, ...usualCountryNames[cca2] },
      dialCode: dialCodes[cca2] ?? `${idd.root}${idd.suffixes[0] ?? ''}`,
      currency: currencies[cca2] ?? Object.keys(used)[0] ?? 'XXX',
      lat: latlng[0],
      lng: latlng[1],
    }))
    .toSorted((a, b) => a.country.localeCompare(b.country));
};
