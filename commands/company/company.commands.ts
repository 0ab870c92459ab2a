import type { Command } from '../command.ts';
import { approveCompany } from './approve-company.ts';
import { chooseCompanyCategory } from './choose-company-category.ts';
import type { CompanyFacts } from './company-facts.ts';
import { declareCompanySize } from './declare-company-size.ts';
import { describeCompany } from './describe-company.ts';
import { listCompanyCoordinates } from './list-company-coordinates.ts';
import { planOpeningHours } from './plan-opening-hours.ts';
import { putCompanyOnline } from './put-company-online.ts';
import { registerCompany } from './register-company.ts';
import { relocateCompany } from './relocate-company.ts';
import { renameCompany } from './rename-company.ts';
import { stateCompanyLegalFacts } from './state-company-legal-facts.ts';
import { takeCompanyOffline } from './take-company-offline.ts';
import { withdrawCompanyApproval } from './withdraw-company-approval.ts';

/** Everything that can be asked of a company. */
export const companyCommands = (facts: CompanyFacts): readonly Command[] => [
  registerCompany(facts),
  renameCompany,
  describeCompany,
  relocateCompany(facts),
  chooseCompanyCategory(facts),
  listCompanyCoordinates,
  declareCompanySize,
  stateCompanyLegalFacts,
  planOpeningHours,
  approveCompany,
  withdrawCompanyApproval,
  putCompanyOnline,
  takeCompanyOffline,
];
