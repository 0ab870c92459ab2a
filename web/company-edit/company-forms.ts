import { usualPlanning } from '#domain/company/opening-hours.ts';
import type { EditedFacts } from '#read-api/company/company-to-edit.ts';
import type { FormField } from '../edit/form-values.ts';
import type { MessageId } from '../page/intl.ts';
import { coordinatesFields } from './coordinates-fields.ts';
import { shopFields, textFields } from './descriptions-fields.ts';
import { placeShown } from './place-typed.ts';
import { profileFields } from './profile-fields.ts';

export const weekFields = [0, 1, 2, 3, 4, 5, 6].map(
  (day): FormField => ({ kind: 'hours', name: `week-${day}`, label: `edit.day.${day}` as MessageId }),
);

type Form = { readonly fields: readonly FormField[]; readonly known: (facts: EditedFacts) => object };

/** The fields of each form of a company's page, and what is known in them. */
export const companyForms = {
  coordinates: {
    fields: coordinatesFields,
    known: ({ place, coordinates, requests, ...company }) => ({
      ...company,
      place: placeShown(place),
      requests: { ...requests, phoneForSms: requests.phoneForSms?.raw ?? null },
      coordinates: Object.groupBy(coordinates, ({ type }) => type),
    }),
  },
  descriptions: { fields: textFields, known: ({ texts }) => texts },
  shopping: { fields: shopFields, known: ({ shop }) => shop },
  planning: { fields: weekFields, known: ({ plannings }) => ({ week: usualPlanning(plannings)?.week ?? [] }) },
  profile_management: { fields: profileFields, known: ({ size, legal }) => ({ size, ...legal }) },
} as const satisfies Record<string, Form>;
