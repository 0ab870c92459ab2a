import { planOpeningHours } from '#commands/company/company.commands.ts';
import { nestedOf, valuesOf } from '../edit/form-values.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { isPart, undoneBy } from './changes.ts';
import type { companyAsked, Section } from './company-section.ts';
import { companySections } from './company-sections.ts';
import { isOtherHours, planningsWith } from './planning-changes.ts';

type Company = Awaited<ReturnType<typeof companyAsked>>['company'];
type Asked = Parameters<typeof companyAsked>[0];

/**
 * Takes back one change of a company's page, which `change` names (`planning 2026-11-21T09:00:00.000Z`): its fields say
 * again what they said before it. Fields that were changed again since stay. Throws a `Rejection` when somebody saves
 * the same form meanwhile.
 */
export const undoChange = async (args: Asked, company: Company, change: string): Promise<boolean> => {
  const [part = '', at = ''] = change.split(' ');
  if (!isPart(part)) return false;
  const before = undoneBy(await args.context.get(readApiContext).companyHistory(company.id), { part, at });
  if (!before) return false;
  if (Object.keys(before).some(isOtherHours)) {
    const plannings = planningsWith(company.plannings, before);
    const hours = { companyId: company.id, plannings, edited: company.versions.planning };
    await args.context.get(sendContext)(planOpeningHours, hours);
    return true;
  }
  const { command, fields, known, form, shape }: Section = companySections[part](args);
  const told = nestedOf(fields, { ...valuesOf(fields, known(company)), ...before });
  const data = { ...(await shape(told, company)), companyId: company.id, edited: company.versions[form] };
  await args.context.get(sendContext)(command, data);
  return true;
};
