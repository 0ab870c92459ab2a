import { z } from 'zod';
import { managers, managersStream } from '#domain/account/managers.ts';
import { isStaff } from '#domain/actor.ts';
import type { ApprovalEvent } from '#domain/company/approval.events.ts';
import type { RegisterCompanyData } from '#domain/company/company.commands.ts';
import { type CompanyEvent, companyEvents } from '#domain/company/company.events.ts';
import { mayApproveCompany, mayRegisterCompany, maySayWhereFrom } from '#domain/company/company.permissions.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { company, companyStream } from '#domain/company/company.ts';
import type { SameCompanyEvent } from '#domain/company/same-company.events.ts';
import type { Envelope } from '#domain/envelope.ts';
import { typedName } from '#domain/typed-name.ts';
import { reserveNumbers } from '#infra/database/numbers.ts';
import type { Position } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { perHour } from '#infra/limits/limit.ts';
import { command } from '../command.ts';
import { type Handled, handle } from '../handle.ts';
import { partOf } from '../part-of.ts';
import { type CompanyFacts, knownSubCategory } from './company-facts.ts';
import { knownPlace, placeInput } from './company-place.ts';
import { slugOf } from './company-slug.ts';
import { coordinatesInput } from './coordinates-input.ts';
import { checkTimeZones } from './time-zone.ts';

const of = companyEvents;
const { category, size, source } = of.CompanyRegistered.schema.shape;

export const registerCompanySchema = z.object({
  name: typedName(200),
  shortName: typedName(100).nullable().default(null),
  category,
  place: placeInput,
  size: size.default('unknown'),
  source: source.default(null),
  demo: z.boolean().default(false),
  description: of.CompanyDescribed.schema.omit({ companyId: true }).optional(),
  coordinates: coordinatesInput.omit({ companyId: true }).optional(),
  legalFacts: of.CompanyLegalFactsStated.schema.omit({ companyId: true }).optional(),
  plannings: of.OpeningHoursPlanned.schema.shape.plannings.optional(),
  approved: z.boolean().default(false),
  online: z.boolean().default(false),
});

export type RegisterCompany = z.infer<typeof registerCompanySchema>;

/** The data for the decider. Throws a `Rejection` for an unknown place or category, and for what only staff may set. */
export const companyToRegister = async (
  facts: CompanyFacts,
  { place, ...draft }: RegisterCompany,
  { actor }: Pick<Envelope, 'actor'>,
): Promise<Omit<RegisterCompanyData, 'companyId'>> => {
  if (draft.approved && !mayApproveCompany(actor)) throw refuse('staff-only');
  // only people who import directories may set a source, or mark a company as invented for the demo
  if ((draft.demo || draft.source) && !maySayWhereFrom(actor)) throw refuse('staff-only');
  await knownSubCategory(facts, draft.category);
  checkTimeZones(draft.plannings ?? []);
  return { ...draft, place: await knownPlace(facts, place), slug: slugOf(draft.name) };
};

/** Registers a company under an id that was reserved for it, for the web and for imports. */
export const registerNumbered = (
  log: Log,
  companyId: number,
  data: Omit<RegisterCompanyData, 'companyId'>,
  envelope: Envelope,
  options?: { readonly assumeNew?: boolean },
): Promise<Handled<CompanyEvent | ApprovalEvent | SameCompanyEvent>> =>
  handle(
    log,
    company,
    companyStream(companyId),
    { type: 'RegisterCompany', data: { companyId, ...data } },
    envelope,
    options,
  );

/** Makes the member who registers a company its admin. */
const nameFirstManager = async (log: Log, companyId: number, envelope: Envelope): Promise<Position | null> => {
  const data = { companyId, accountId: envelope.actor.id, role: 'admin' } as const;
  const stream = managersStream(companyId);
  const { position } = await handle(log, managers, stream, { type: 'NameManager', data }, partOf(envelope, 'manager'));
  return position;
};

export const registerCompany = command({
  context: 'company',
  name: 'register-company',
  schema: registerCompanySchema,
  allowed: mayRegisterCompany,
  limit: { burst: 10, perMinute: perHour(10) },
  async handle(context, draft, envelope) {
    const data = await companyToRegister(context.facts.companies, draft, envelope);
    const [companyId = 0] = await reserveNumbers(context.pool, 'company', [envelope.commandId]);
    const { position, events } = await registerNumbered(context, companyId, data, envelope);
    const managed = isStaff(envelope.actor) ? null : await nameFirstManager(context, companyId, envelope);
    return { id: companyId, position: managed ?? position, created: events.length > 0 };
  },
});
