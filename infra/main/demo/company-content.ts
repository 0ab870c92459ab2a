import { dayMs, dayOf } from '#domain/calendar.ts';
import type { CompanyMediaCommand } from '#domain/company/company-media.ts';
import type { ConfirmedFactsCommand } from '#domain/company/confirmed-facts.ts';
import type { JobOfferCommand } from '#domain/company/job-offers.ts';
import type { ProductCommand } from '#domain/company/products.ts';
import { type ContentCompany, priceIn } from './demo-content.ts';
import { imageOf, picturesOf } from './pictures/company-pictures.ts';

export type ContentCommand = CompanyMediaCommand | ProductCommand | JobOfferCommand | ConfirmedFactsCommand;

/** What new products and jobs of a company are numbered with. */
type ContentNumbers = { readonly companyId: number; product(): number; job(): number };

const mostVisuals = 20;
const captions = {
  fr: ['Notre devanture', 'Chez nous', 'Au travail', 'Un jour ordinaire', 'Vue de l’intérieur', 'Ce matin'],
  en: ['Our shop front', 'Our place', 'At work', 'An ordinary day', 'A look inside', 'This morning'],
} as const;

const pictureCommands = async (company: ContentCompany, companyId: number): Promise<ContentCommand[]> => {
  const { draw, speaks } = company;
  const { logo, banner, photos } = picturesOf(company);
  const commands: ContentCommand[] = [];
  if (logo) commands.push({ type: 'ChooseCompanyLogo', data: { companyId, image: await imageOf(logo) } });
  if (banner) commands.push({ type: 'ChooseCompanyBanner', data: { companyId, image: await imageOf(banner) } });
  for (const [index, photo] of photos.entries()) {
    const caption = draw.chance(0.5) ? (captions[speaks][index ? 1 + draw.below(5) : 0] ?? null) : null;
    const data = { companyId, image: await imageOf(photo), caption, most: mostVisuals };
    commands.push({ type: 'AddCompanyPhoto', data });
  }
  return commands;
};

const productCommands = async (company: ContentCompany, numbers: ContentNumbers): Promise<ContentCommand[]> => {
  const { trade, draw, speaks, country, first } = company;
  if (!first && !draw.chance(0.3)) return [];
  const words =
    speaks === 'fr'
      ? { sticker: 'Nouveau', promo: 'Jusqu’à la fin du mois' }
      : { sticker: 'New', promo: 'Until the end of the month' };
  const { productOf } = picturesOf(company.again());
  const commands: ContentCommand[] = [];
  for (const [index, { name, thing, price }] of trade.products.entries()) {
    if (!first && !draw.chance(0.8)) continue;
    const reduced = draw.chance(0.2);
    // no two shops of a town ask the same
    const now = priceIn(country, price * (0.85 + draw.below(7) * 0.05));
    const before = reduced ? priceIn(country, price * 1.4).amount : null;
    commands.push({
      type: 'OfferProduct',
      data: {
        companyId: numbers.companyId,
        productId: numbers.product(),
        name: name[speaks],
        text: null,
        brand: null,
        category: null,
        link: null,
        withModal: true,
        image: draw.chance(0.92) ? await imageOf(productOf(thing, index)) : null,
        price: draw.chance(0.9) ? { ...now, crossedOut: before && before > now.amount ? before : null } : null,
        sticker: draw.chance(0.15) ? words.sticker : null,
        promo: reduced ? words.promo : null,
      },
    });
  }
  return commands;
};

const jobTexts = {
  fr: [
    'Poste à pourvoir tout de suite. Une première expérience est demandée.',
    'Nous cherchons une personne sérieuse et ponctuelle. Formation sur place pendant deux semaines.',
    'Travail du lundi au samedi, repas de midi compris. Envoyez quelques lignes et un numéro.',
  ],
  en: [
    'To start at once. Some experience is asked for.',
    'We look for someone reliable and on time. Two weeks of training with us.',
    'Monday to Saturday, lunch included. Send a few lines and a number.',
  ],
} as const;

const jobCommands = (
  { trade, draw, speaks, country, first }: ContentCompany,
  numbers: ContentNumbers,
): ContentCommand[] => {
  if (!draw.chance(first ? 0.4 : 0.05)) return [];
  const { amount: least, currency } = priceIn(country, 90_000 + draw.below(6) * 20_000);
  const offer = {
    title: trade.job[speaks],
    text: draw.of(jobTexts[speaks]),
    contract: draw.of(['permanent', 'fixed_term', 'internship', 'apprenticeship'] as const),
    fullTime: draw.chance(0.8),
    remote: false,
    where: null,
    skills: [],
    pay: draw.chance(0.6) ? { least, most: Math.round(least * 1.4), currency, per: 'month' as const } : null,
    applyTo: null,
    validThrough: dayOf(new Date(Date.now() + (20 + draw.below(60)) * dayMs)),
  };
  return [{ type: 'OfferJob', data: { companyId: numbers.companyId, jobId: numbers.job(), ...offer } }];
};

/** What a company of the demo shows, as its manager would have asked for it; the same every time, but for days. */
export const contentOf = async (
  company: ContentCompany,
  numbers: ContentNumbers,
): Promise<readonly ContentCommand[]> => {
  const { companyId } = numbers;
  const commands = [
    ...(await pictureCommands(company, companyId)),
    ...(await productCommands(company, numbers)),
    ...jobCommands(company, numbers),
  ];
  if (company.draw.chance(0.5))
    commands.push({ type: 'ConfirmCompanyFacts', data: { companyId, parts: ['hours', 'coordinates', 'place'] } });
  return commands;
};
