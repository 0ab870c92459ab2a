import pLimit from 'p-limit';
import { v5 as uuidV5 } from 'uuid';
import type { Command, CommandContext } from '#commands/command.ts';
import { attachBranch } from '#commands/company/branch.commands.ts';
import { renameCompany } from '#commands/company/company.commands.ts';
import { addCompanyPhoto } from '#commands/company/company-media.commands.ts';
import { execute } from '#commands/execute.ts';
import { reportProblem } from '#commands/moderation/problems.ts';
import { type Actor, operator, visitor } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Image } from '#domain/media/image.events.ts';
import { reserveNumbers } from '../../database/numbers.ts';
import { appendContent } from './append-content.ts';
import { contentOf } from './company-content.ts';
import { type ContentCompany, contentCompanies } from './demo-content.ts';
import { imageOf, picturesOf } from './pictures/company-pictures.ts';

const commandIds = '0f1e2d3c-5b6a-4978-8695-a4b3c2d1e0f9';
const atOnce = 8;
const branchesOfAHouse = 3;
/** One company in so many leaves something for staff to do. */
const everyForStaff = 331;
/** More than any company of the demo has. */
const [mostProducts, mostJobs] = [10, 1];

type Ask = (command: Command, data: object, actor?: Actor) => Promise<unknown>;

/**
 * Asks commands one after the other under ids of their own; the same ones again change nothing. What they need to know is
 * told here: read models may only just be made.
 */
const askerFor = (context: CommandContext, name: string, image?: Image): Ask => {
  const known = { image: async () => image as Image, hasBranches: async () => false };
  const content = { ...context.facts.content, ...known };
  const facts = { ...context.facts, content };
  let asked = 0;
  return (command, data, actor = operator) => {
    const commandId = uuidV5(`${name}/${asked++}`, commandIds);
    const envelope: Envelope = { commandId, actor, now: new Date(), correlationId: commandId };
    return execute({ ...context, facts }, command, data, envelope);
  };
};

/** A photo that waits to be seen, and what a visitor finds wrong. */
const leaveForStaff = async (context: CommandContext, company: ContentCompany, companyId: number): Promise<void> => {
  const manager: Actor = { id: 'demo', role: 'member', companies: { [companyId]: 'admin' } };
  const image = await imageOf(picturesOf(company.again()).waiting);
  const ask = askerFor(context, `staff/${companyId}`, image);
  await ask(addCompanyPhoto, { companyId, imageId: image.id, caption: null }, manager);
  const about =
    company.speaks === 'fr' ? 'Deux rues plus loin, face au marché' : 'Two streets further, opposite the market';
  await ask(reportProblem, { companyId, kind: 'moved', about }, visitor);
};

/** In each country some banks are branches of the first one. */
const attachBranches = async (context: CommandContext, banks: readonly (readonly [ContentCompany, number])[]) => {
  const houses = new Map<string, { readonly id: number; readonly name: string; branches: number }>();
  for (const [{ country, name, district }, companyId] of banks) {
    const house = houses.get(country);
    if (!house) houses.set(country, { id: companyId, name, branches: 0 });
    else if (house.branches < branchesOfAHouse) {
      house.branches += 1;
      const ask = askerFor(context, `branch/${companyId}`);
      await ask(renameCompany, { companyId, name: `${house.name}, ${district}` });
      await ask(attachBranch, { companyId, rootId: house.id });
    }
  }
};

/** Numbers for a kind of thing of which every company has no more than `most`. */
const numbersFor = async ({ pool }: CommandContext, kind: string, keys: readonly string[], most: number) => {
  const wanted = keys.flatMap((key) => Array.from({ length: most }, (_, index) => `${key}/${index}`));
  const numbers = await reserveNumbers(pool, kind, wanted);
  return (row: number) => {
    let next = row * most;
    return () => numbers[next++] ?? 0;
  };
};

/** Gives the companies of the demo what companies show: pictures that are drawn here, products, jobs and branches. */
export const seedDemoContent = async (
  context: CommandContext,
  progress: (done: number, total: number) => void = () => {},
): Promise<void> => {
  const companies = contentCompanies();
  const keys = companies.map(({ key }) => key);
  const ids = await reserveNumbers(context.pool, 'company', keys);
  const products = await numbersFor(context, 'product', keys, mostProducts);
  const jobs = await numbersFor(context, 'job', keys, mostJobs);
  let done = 0;
  await pLimit(atOnce).map(companies, async (company, index) => {
    const companyId = ids[index] as number;
    const numbers = { companyId, product: products(index), job: jobs(index) };
    await appendContent(context, companyId, await contentOf(company, numbers));
    if (company.row % everyForStaff === 1) await leaveForStaff(context, company, companyId);
    progress(++done, companies.length);
  });
  const banks = companies.flatMap((company, index) =>
    company.category === 'amenity/bank' ? [[company, ids[index] as number] as const] : [],
  );
  await attachBranches(context, banks);
};
