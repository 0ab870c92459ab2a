import { describeCompany, describeCompanyShop, stateCompanyProfile } from '#commands/company/company.commands.ts';
import { correctCompanyCoordinates } from '#commands/company/correct-coordinates.ts';
import { planUsualWeek } from '#commands/company/plan-week.ts';
import { type Coordinate, coordinateTypes } from '#domain/company/company.events.ts';
import { usualPlanning, withUsualWeek } from '#domain/company/opening-hours.ts';
import { phoneTypes } from '#domain/company/phone-types.ts';
import type { CompanyToEdit, EditedFacts } from '#read-api/company/company-to-edit.ts';
import { nestedOf, type Values } from '../edit/form-values.ts';
import { phoneIn } from '../phone/phone.ts';
import type { FormName } from './changed-things.ts';
import type { Asked, Section } from './company-section.ts';
import { companySections } from './company-sections.ts';

/** The value as the page would show it; what is a name of an account, or no number of its country, stays as typed. */
const readValue = (type: Coordinate['type'], raw: string, country: string): string => {
  if (phoneTypes.includes(type)) return phoneIn(raw, country);
  return type === 'website' && !/^https?:/i.test(raw) ? `https://${raw}` : raw;
};

/** What the page would say after each form, null for what the form would refuse. */
const said: Record<FormName, (told: object, company: CompanyToEdit, values: Values) => Partial<EditedFacts> | null> = {
  descriptions: (told) => {
    const { data } = describeCompany.schema.safeParse(told);
    return data ? { texts: data } : null;
  },
  profile_management: (told) => {
    const { data } = stateCompanyProfile.schema.safeParse(told);
    return data ? { size: data.size, legal: data } : null;
  },
  shopping: (told) => {
    const { data } = describeCompanyShop.schema.safeParse(told);
    return data ? { shop: data } : null;
  },
  planning: (told, { plannings }) => {
    const { data } = planUsualWeek.schema.safeParse(told);
    const zone = usualPlanning(plannings)?.timeZone ?? 'Africa/Abidjan';
    return data ? { plannings: [...withUsualWeek(plannings, data.week, zone)] } : null;
  },
  coordinates: (told, _, values) => {
    const { data } = correctCompanyCoordinates.schema.safeParse(told);
    if (!data) return null;
    const { name, shortName, whatsappInitialText, requests } = data;
    const { cityId, ...place } = data.place;
    const sms = requests?.phoneForSms;
    return {
      name,
      shortName,
      whatsappInitialText,
      place: { ...place, city: cityId === null ? null : { id: cityId, name: values['place-city'] ?? '' } },
      coordinates: coordinateTypes.flatMap((type) =>
        (data.coordinates[type] ?? []).map((row) => ({ type, value: readValue(type, row.raw, place.country), ...row })),
      ),
      ...(requests && {
        requests: { ...requests, phoneForSms: sms ? { value: readValue('gsm', sms, place.country), raw: sms } : null },
      }),
    };
  },
};

/** What a company's page would say if a form was saved as it was typed; null when it would be refused. */
export const typedFacts = async (
  args: Asked,
  company: CompanyToEdit,
  part: FormName,
  values: Values,
): Promise<EditedFacts | null> => {
  const { fields, form, shape }: Section = companySections[part](args);
  const told = await shape(nestedOf(fields, values), company);
  const changed = said[part]({ ...told, companyId: company.id, edited: company.versions[form] }, company, values);
  return changed && { ...company, ...changed };
};
