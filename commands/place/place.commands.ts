import type { Command } from '../command.ts';
import { listCities } from './list-cities.ts';
import { listCountry } from './list-country.ts';
import { listDistricts } from './list-districts.ts';
import { listSubCities } from './list-sub-cities.ts';

export const placeCommands: readonly Command[] = [listCountry, listCities, listSubCities, listDistricts];
