import { describe, test } from 'vitest';
import { visitor } from '#domain/actor.ts';
import type { PlaceEvent } from '#domain/place/place.events.ts';
import { country, type PlaceCommand } from '#domain/place/place.ts';
import { given } from '#tests/given.ts';

const togo = { country: 'TG', names: { fr: 'Togo', en: 'Togo' }, dialCode: '+228', currency: 'XOF', lat: 8, lng: 1.17 };
const lome = {
  cityId: 2365267,
  name: 'Lomé',
  alternateNames: ['Lome'],
  region: 'Maritime',
  population: 749_700,
  timeZone: 'Africa/Lome',
  lat: 6.13,
  lng: 1.22,
};

const togoListed: PlaceEvent = { type: 'CountryListed', data: togo };
const lomeListed: PlaceEvent = { type: 'CityListed', data: { country: 'TG', ...lome } };
const golfeListed: PlaceEvent = {
  type: 'SubCityListed',
  data: { country: 'TG', cityId: lome.cityId, name: 'Golfe 1' },
};

const context = { now: new Date(0), actor: visitor };
/** What the gazetteer makes of a command, after those facts. */
const asking = (command: PlaceCommand, ...facts: PlaceEvent[]) => given(country, ...facts).when(command, context);

const listCities = (...cities: (typeof lome)[]): PlaceCommand => ({
  type: 'ListCities',
  data: { country: 'TG', cities },
});
const listDistricts = (subCity: string | null, name: string): PlaceCommand => ({
  type: 'ListDistricts',
  data: { country: 'TG', districts: [{ cityId: lome.cityId, subCity, name }] },
});

describe('the gazetteer of a country', () => {
  test('lists the country once, and again when something about it has changed', () => {
    const ask: PlaceCommand = { type: 'ListCountry', data: togo };
    asking(ask).then(togoListed);
    asking(ask, togoListed).thenNothing();
    const euro: PlaceCommand = { type: 'ListCountry', data: { ...togo, currency: 'EUR' } };
    asking(euro, togoListed).then({ type: 'CountryListed', data: { ...togo, currency: 'EUR' } });
  });

  test('lists only the cities that are new or have changed', () => {
    const kara = { ...lome, cityId: 2367885, name: 'Kara' };
    asking(listCities(lome, kara), togoListed, lomeListed).then({
      type: 'CityListed',
      data: { country: 'TG', ...kara },
    });
    const grown = { ...lome, population: 1_500_000 };
    asking(listCities(grown), togoListed, lomeListed).then({ type: 'CityListed', data: { country: 'TG', ...grown } });
  });

  test('takes the last word on a city that is named twice at once', () => {
    const renamed = { ...lome, name: 'Lome' };
    asking(listCities(lome, renamed), togoListed).then({ type: 'CityListed', data: { country: 'TG', ...renamed } });
  });

  test('keeps the parts of a city when the city is listed anew', () => {
    const facts = [togoListed, lomeListed, golfeListed, { ...lomeListed, data: { ...lomeListed.data, population: 1 } }];
    const again: PlaceCommand = {
      type: 'ListSubCities',
      data: { country: 'TG', subCities: [{ cityId: lome.cityId, name: 'Golfe 1' }] },
    };
    asking(again, ...(facts as PlaceEvent[])).thenNothing();
  });

  test('lists a district once under its sub-city, and apart from one of that name elsewhere in the city', () => {
    const facts = [togoListed, lomeListed, golfeListed];
    const listed: PlaceEvent = {
      type: 'DistrictListed',
      data: { country: 'TG', cityId: lome.cityId, subCity: 'Golfe 1', name: 'Bè' },
    };
    asking(listDistricts('Golfe 1', 'Bè'), ...facts).then(listed);
    asking(listDistricts('Golfe 1', 'Bè'), ...facts, listed).thenNothing();
    const apart = { ...listed, data: { ...listed.data, subCity: null } };
    asking(listDistricts(null, 'Bè'), ...facts, listed).then(apart);
  });

  test('refuses cities of a country that is not listed', () => {
    asking(listCities(lome)).rejects('place.country-unlisted');
  });

  test('refuses parts of a city that is not listed', () => {
    asking(listDistricts(null, 'Bè'), togoListed).rejects('place.city-unlisted');
  });

  test('refuses districts of a sub-city that is not listed', () => {
    asking(listDistricts('Golfe 9', 'Bè'), togoListed, lomeListed).rejects('place.sub-city-unlisted');
  });
});
