import { v5 as uuidV5 } from 'uuid';
import type { CommandContext } from '#commands/command.ts';
import { companyContentCommands } from '#commands/company/company-content.commands.ts';
import type { ContentFacts } from '#commands/company/content-facts.ts';
import { renameCompany } from '#commands/company/rename-company.ts';
import type { Envelope } from '#commands/handle.ts';
import { problemCommands } from '#commands/moderation/problems.ts';
import { type Actor, operator, visitor } from '#domain/actor.ts';
import { reserveNumbers } from '../database/numbers.ts';
import type { Media } from '../media/media.ts';
import { type ContentCompany, contentCompanies, priceIn } from './demo-content.ts';
import { type DemoPictures, demoPictures } from './demo-pictures.ts';

const commandIds = '0f1e2d3c-5b6a-4978-8695-a4b3c2d1e0f9';
const atOnce = 6;
const branchesOfAHouse = 3;
const dayMs = 86_400_000;
/** One company in so many leaves something for staff to do. */
const everyForStaff = 23;

type Ask = (name: string, data: object, actor?: Actor) => Promise<unknown>;

/** Asks the commands of a company one after the other; the same ones again change nothing. */
const askerFor = (context: CommandContext & { readonly media: Media }, companyId: number): Ask => {
  const facts: ContentFacts = {
    image: context.media.image,
    forgetImage: async () => {},
    mostVisuals: 20,
    hasBranches: async () => false,
  };
  const all = [...companyContentCommands(facts), ...problemCommands, renameCompany];
  let asked = 0;
  return (name, data, actor = operator) => {
    const command = all.find((one) => one.name === name);
    if (!command) throw new Error(`There is no command ${name}`);
    const commandId = uuidV5(`${companyId}/${asked++}`, commandIds);
    const envelope: Envelope = { commandId, actor, now: new Date(), correlationId: commandId };
    return command.handle(context, command.schema.parse({ companyId, ...data }), envelope);
  };
};

const showPictures = async ({ trade, draw, speaks }: ContentCompany, pictures: DemoPictures, ask: Ask) => {
  const variant = () => draw.below(2);
  if (draw.chance(0.8)) await ask('choose-company-logo', { imageId: await pictures.logo(trade.sign, variant()) });
  if (draw.chance(0.7)) await ask('choose-company-banner', { imageId: await pictures.banner(trade.scenes, variant()) });
  const captions =
    speaks === 'fr'
      ? ['Chez nous', 'Vue de la rue', 'Notre atelier']
      : ['Our place', 'From the street', 'Where we work'];
  const many = draw.of([0, 1, 3, 5, 8]);
  for (let index = 0; index < many; index++) {
    const scene = trade.scenes[index % 3] ?? trade.scenes[0];
    const imageId = await pictures.photo(scene, (index + Math.floor(index / 3)) % 5);
    await ask('add-company-photo', { imageId, caption: draw.chance(0.5) ? captions[index % 3] : null });
  }
};

const offer = async ({ trade, draw, speaks, country }: ContentCompany, pictures: DemoPictures, ask: Ask) => {
  const words =
    speaks === 'fr'
      ? { sticker: 'Nouveau', promo: 'Jusqu’à la fin du mois' }
      : { sticker: 'New', promo: 'Until the end of the month' };
  for (const { name, thing, price } of trade.products) {
    const dear = draw.chance(0.3);
    const crossedOut = dear ? priceIn(country, price * 1.2).amount : null;
    const now = priceIn(country, price);
    await ask('offer-product', {
      name: name[speaks],
      text: null,
      imageId: draw.chance(0.92) ? await pictures.product(thing, draw.below(2)) : null,
      price: draw.chance(0.9)
        ? { ...now, crossedOut: crossedOut && crossedOut > now.amount ? crossedOut : null }
        : null,
      sticker: draw.chance(0.2) ? words.sticker : null,
      promo: dear ? words.promo : null,
    });
  }
};

const hire = async ({ trade, draw, speaks, country }: ContentCompany, ask: Ask) => {
  if (!draw.chance(0.4)) return;
  const { amount: least, currency } = priceIn(country, 90_000 + draw.below(6) * 20_000);
  await ask('offer-job', {
    title: trade.job[speaks],
    text:
      speaks === 'fr'
        ? 'Poste à pourvoir tout de suite. Une première expérience est demandée.'
        : 'To start at once. Some experience is asked for.',
    contract: draw.of(['permanent', 'fixed_term', 'internship']),
    fullTime: draw.chance(0.8),
    pay: draw.chance(0.6) ? { least, most: Math.round(least * 1.4), currency, per: 'month' } : null,
    validThrough: new Date(Date.now() + (20 + draw.below(60)) * dayMs).toISOString().slice(0, 10),
  });
};

/** A photo that waits to be seen, and what a visitor finds wrong. */
const leaveForStaff = async ({ trade, speaks }: ContentCompany, id: number, pictures: DemoPictures, ask: Ask) => {
  const manager: Actor = { id: 'demo', role: 'member', companies: { [id]: 'admin' } };
  await ask('add-company-photo', { imageId: await pictures.photo(trade.scenes[1], 4) }, manager);
  const about = speaks === 'fr' ? 'Deux rues plus loin, face au marché' : 'Two streets further, opposite the market';
  await ask('report-problem', { kind: 'moved', about }, visitor);
};

/** Gives some companies of the demo what companies show: pictures that are drawn here, products, jobs and branches. */
export const seedDemoContent = async (
  context: CommandContext & { readonly media: Media },
  progress: (done: number, total: number) => void = () => {},
): Promise<void> => {
  const companies = contentCompanies();
  const numbers = await reserveNumbers(
    context.pool,
    'company',
    companies.map(({ key }) => key),
  );
  const pictures = demoPictures(context.media);
  const houses = new Map<string, { readonly id: number; readonly name: string; branches: number }>();
  let done = 0;
  const show = async (company: ContentCompany, companyId: number): Promise<void> => {
    const ask = askerFor(context, companyId);
    await showPictures(company, pictures, ask);
    await offer(company, pictures, ask);
    await hire(company, ask);
    if (company.draw.chance(0.5)) await ask('confirm-company-facts', { parts: ['hours', 'coordinates', 'place'] });
    if (companies.indexOf(company) % everyForStaff === 1) await leaveForStaff(company, companyId, pictures, ask);
    progress(++done, companies.length);
  };
  const left = companies.entries();
  const work = async (): Promise<void> => {
    for (const [index, company] of left) await show(company, numbers[index] as number);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const [index, { category, country, name, district }] of companies.entries()) {
    if (category !== 'amenity/bank') continue;
    const id = numbers[index] as number;
    const house = houses.get(country);
    if (!house) houses.set(country, { id, name, branches: 0 });
    else if (house.branches < branchesOfAHouse) {
      house.branches += 1;
      const ask = askerFor(context, id + 1_000_000);
      await ask('rename-company', { companyId: id, name: `${house.name}, ${district}` });
      await ask('attach-branch', { companyId: id, rootId: house.id });
    }
  }
};
