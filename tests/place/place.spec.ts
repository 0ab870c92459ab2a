import { describe, expect, test } from 'vitest';
import { visitor } from '#domain/actor.ts';
import { decide, stateAfter } from '#domain/decider.ts';
import type { PlaceEvent } from '#domain/place/place.events.ts';
import { country, type PlaceCommand } from '#domain/place/place.ts';

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

const given = (...facts: PlaceEvent[]) => ({
  when: (command: PlaceCommand) => () =>
    decide(country, command, stateAfter(country, facts, country.initial), { now: new Date(0), actor: visitor }),
});

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
    expect(given().when(ask)()).toEqual([togoListed]);
    expect(given(togoListed).when(ask)()).toEqual([]);
    const euro: PlaceCommand = { type: 'ListCountry', data: { ...togo, currency: 'EUR' } };
    expect(given(togoListed).when(euro)()).toEqual([{ type: 'CountryListed', data: { ...togo, currency: 'EUR' } }]);
  });

  test('lists only the cities that are new or have changed', () => {
    const kara = { ...lome, cityId: 2367885, name: 'Kara' };
    expect(given(togoListed, lomeListed).when(listCities(lome, kara))()).toEqual([
      { type: 'CityListed', data: { country: 'TG', ...kara } },
    ]);
    const grown = { ...lome, population: 1_500_000 };
    expect(given(togoListed, lomeListed).when(listCities(grown))()).toEqual([
      { type: 'CityListed', data: { country: 'TG', ...grown } },
    ]);
  });

  test('takes the last word on a city that is named twice at once', () => {
    const renamed = { ...lome, name: 'Lome' };
    expect(given(togoListed).when(listCities(lome, renamed))()).toEqual([
      { type: 'CityListed', data: { country: 'TG', ...renamed } },
    ]);
  });

  test('keeps the parts of a city when the city is listed anew', () => {
    const facts = [togoListed, lomeListed, golfeListed, { ...lomeListed, data: { ...lomeListed.data, population: 1 } }];
    const again: PlaceCommand = {
      type: 'ListSubCities',
      data: { country: 'TG', subCities: [{ cityId: lome.cityId, name: 'Golfe 1' }] },
    };
    expect(given(...(facts as PlaceEvent[])).when(again)()).toEqual([]);
  });

  test('lists a district once under its sub-city, and apart from one of that name elsewhere in the city', () => {
    const facts = [togoListed, lomeListed, golfeListed];
    const listed: PlaceEvent = {
      type: 'DistrictListed',
      data: { country: 'TG', cityId: lome.cityId, subCity: 'Golfe 1', name: 'Bè' },
    };
    expect(given(...facts).when(listDistricts('Golfe 1', 'Bè'))()).toEqual([listed]);
    expect(given(...facts, listed).when(listDistricts('Golfe 1', 'Bè'))()).toEqual([]);
    expect(given(...facts, listed).when(listDistricts(null, 'Bè'))()).toHaveLength(1);
  });

  test('refuses cities of a country that is not listed', () => {
    expect(given().when(listCities(lome))).toThrow('place.country-unlisted');
  });

  test('refuses parts of a city that is not listed', () => {
    expect(given(togoListed).when(listDistricts(null, 'Bè'))).toThrow('place.city-unlisted');
  });

  test('refuses districts of a sub-city that is not listed', () => {
    expect(given(togoListed, lomeListed).when(listDistricts('Golfe 9', 'Bè'))).toThrow('place.sub-city-unlisted');
  });
});
