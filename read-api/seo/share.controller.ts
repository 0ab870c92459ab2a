import { Controller, Get, HttpException, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import { anyone } from '#domain/access.ts';
import { type Language, languages } from '#domain/language.ts';
import { DataRoute } from '#infra/http/data-route.ts';
import { fromHere, subscriberOf } from '#infra/http/subscriber.ts';
import { LEADS, LIMITS, PUBLIC_ORIGIN, READ_API } from '#infra/http/tokens.ts';
import { type NamedLimit, TooManyRequests } from '#infra/limits/limit.ts';
import type { Limits } from '#infra/limits/limits.ts';
import { companyPath } from '#web/addresses/paths.ts';
import type { CompanyPage } from '../company/company-page.ts';
import type { ReadApi } from '../read-api.ts';
import { recently } from './recently.ts';
import { alreadyThere, originFor } from './sent.ts';
import type { CardOf, CardShape } from './share-card.ts';
import { cardTag, shareCards } from './share-cards.ts';
import { vcard } from './vcard.ts';

/** Counts a reveal of a company's numbers. Resolves with 0, or with the seconds to wait when rate limited. */
type RevealPhone = (companyId: number, event: 'phone-reveal') => Promise<number>;

const day = 86_400;
const [companiesKept, companyKeptMs] = [1000, 60_000];
/** The rate limit for cards that are not cached: each takes a fifth of a second to draw. */
const newCards: NamedLimit = { name: 'card/new', burst: 30, perMinute: 20 };
const largestId = 2_147_483_647;

const site: CardOf = { name: 'Entreprises d’Afrique', area: 'African companies' };

const cardOf = ({ id, name, place, country }: CompanyPage): CardOf => {
  const town = place.city?.name ?? place.unknownCity;
  return { id, name, area: [place.district, town, country.names?.fr].filter(Boolean).join(', ') };
};

const numberOf = (fileName: string, end: RegExp): number => {
  const id = Number(/^\d{1,10}/.exec(end.test(fileName) ? fileName : '')?.[0]);
  return id > 0 && id <= largestId ? id : 0;
};

@Controller()
export class ShareController {
  private readonly cards = shareCards();
  /** Caches the texts of the latest cards, so that repeated requests do not query the database. */
  private readonly companies = recently<CardOf>(companiesKept, companyKeptMs);

  constructor(
    @Inject(READ_API) private readonly read: Pick<ReadApi, 'companyPage'>,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string | null,
    @Inject(LIMITS) private readonly limits: Pick<Limits, 'demand'>,
    @Inject(LEADS) private readonly leads: (request: FastifyRequest) => RevealPhone,
  ) {}

  /** The preview picture of a link to a company. */
  @Get('cards/company/:file')
  @DataRoute({
    rule: anyone,
  })
  async card(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const shape = file.includes('-square') ? 'square' : 'wide';
    const id = numberOf(file, /^\d+(-square)?\.png$/);
    const card = await this.companies(id, async () => cardOf(await this.company(id)));
    return this.drawn(card, shape, request, reply);
  }

  @Get('cards/sokoni.png')
  @DataRoute({
    rule: anyone,
  })
  siteCard(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.drawn(site, 'wide', request, reply);
  }

  @Get('cards/sokoni-square.png')
  @DataRoute({
    rule: anyone,
  })
  siteSquare(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.drawn(site, 'square', request, reply);
  }

  /** A QR code with the short address of a company's page, which stays valid when the slug changes. */
  @Get('qr/:lang/:file')
  @DataRoute({
    rule: anyone,
  })
  async qr(
    @Param() { lang, file }: { lang: string; file: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const id = numberOf(file, /^\d+\.svg$/);
    const language = languages.find((one) => one === lang);
    if (!language || !id) throw new HttpException('No such code', 404);
    const address = `${originFor(request, this.origin)}${language === 'fr' ? '' : '/en'}/${language === 'fr' ? 'entreprise' : 'company'}/${id}`;
    const svg = await QRCode.toString(address, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' });
    reply.header('Cache-Control', `public, max-age=${7 * day}`);
    return reply.type('image/svg+xml').send(svg);
  }

  @Get('entreprise/:company(^\\d+-[a-z0-9-]+).vcf')
  @DataRoute({
    rule: anyone,
  })
  frenchContact(@Param('company') company: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.contact('fr', company, request, reply);
  }

  @Get('en/company/:company(^\\d+-[a-z0-9-]+).vcf')
  @DataRoute({
    rule: anyone,
  })
  englishContact(@Param('company') company: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.contact('en', company, request, reply);
  }

  /** The contact has complete numbers, so it has the same rate limit as revealing a number. */
  private async contact(
    lang: Language,
    fileName: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const company = await this.company(numberOf(fileName, /^\d+-/));
    const path = companyPath(lang, company);
    if (!path.endsWith(`/${fileName}`)) return reply.redirect(`${path}.vcf`, 301);
    const waitS = await this.leads(request)(company.id, 'phone-reveal');
    if (waitS > 0) throw new TooManyRequests(waitS);
    return reply
      .type('text/vcard; charset=utf-8')
      .header('Content-Disposition', `inline; filename="${company.slug}.vcf"`)
      .header('X-Robots-Tag', 'noindex')
      .header('Cache-Control', 'private, no-cache')
      .send(vcard(company, lang, originFor(request, this.origin) + path));
  }

  private async company(id: number): Promise<CompanyPage> {
    const company = id > 0 ? await this.read.companyPage(id, new Date()) : null;
    if (!company) throw new HttpException('No such company', 404);
    return company;
  }

  private async drawn(
    card: CardOf,
    shape: CardShape,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (alreadyThere(request, reply, cardTag(card, shape), day)) return reply;
    if (!this.cards.isKept(card, shape) && !fromHere(request))
      await this.limits.demand(newCards, subscriberOf(request.ip));
    const png = await this.cards.draw(card, shape);
    if (png) return reply.type('image/png').send(png);
    return reply.status(503).header('Cache-Control', 'no-store').header('Retry-After', '5').send();
  }
}
