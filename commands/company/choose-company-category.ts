import { companyEvents } from '#domain/company/company.events.ts';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';
import { type CompanyFacts, knownSubCategory } from './company-facts.ts';

export const chooseCompanyCategory = (facts: CompanyFacts) =>
  command({
    context: 'company',
    name: 'choose-company-category',
    schema: companyEvents.CompanyCategoryChosen.schema,
    allowed: mayEditSomeCompany,
    allowedFor: mayEditCompany,
    async handle(context, { companyId, category }, envelope) {
      const data = { companyId, category: await knownSubCategory(facts, category) };
      return changeCompany(context, { type: 'ChooseCompanyCategory', data }, envelope);
    },
  });
