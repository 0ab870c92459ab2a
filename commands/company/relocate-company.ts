import { z } from 'zod';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';
import type { CompanyFacts } from './company-facts.ts';
import { knownPlace, placeAsked } from './company-place.ts';

export const relocateCompany = (facts: CompanyFacts) =>
  command({
    context: 'company',
    name: 'relocate-company',
    schema: z.object({ companyId: z.int().positive(), place: placeAsked }),
    allowed: mayEditSomeCompany,
    allowedFor: mayEditCompany,
    async handle(context, { companyId, place }, envelope) {
      const data = { companyId, place: await knownPlace(facts, place) };
      return changeCompany(context, { type: 'RelocateCompany', data }, envelope);
    },
  });
