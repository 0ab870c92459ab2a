import { operator } from '#domain/actor.ts';
import type { RegisterCompanyData } from '#domain/company/company.commands.ts';
import type { CompanyPlace, Planning } from '#domain/company/company.events.ts';

export const now = new Date('2026-11-21T09:00:00Z');
export const context = { now, actor: operator };

export const place: CompanyPlace = {
  country: 'CI',
  city: { id: 2293538, name: 'Abidjan' },
  unknownCity: null,
  subCity: 'Cocody',
  district: 'Angré',
  address: null,
  addressPostal: null,
  zip: null,
  landmark: { fr: 'Derrière la station Total', en: 'Behind the Total station' },
  lat: 5.4,
  lng: -3.99,
};

export const planning: Planning = {
  title: null,
  timeZone: 'Africa/Abidjan',
  startingDate: null,
  endDate: null,
  week: [[{ openingMin: 480, closingMin: 1080 }], [], [], [], [], [], []],
  holidays: [],
};

export const pharmacy: RegisterCompanyData = {
  companyId: 1,
  name: 'Pharmacie du Palmier',
  shortName: null,
  slug: 'pharmacie-du-palmier',
  category: 'health-pharmacy',
  place,
  size: 'small',
  source: null,
  demo: false,
  approved: false,
  online: false,
};
