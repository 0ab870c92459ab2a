import { data, type RouterContextProvider } from 'react-router';
import type { Image } from '#domain/media/image.events.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { languageOf, resultsPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { quoteMail } from '../page/mail-to.ts';
import { leadContext, readApiContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/quote-request.ts';
import { QuoteBrief } from './quote-brief.tsx';
import { askedIn, companiesIn, mostCompanies, type QuoteErrors, type QuoteParams } from './quote-params.ts';
import { QuoteReady } from './quote-ready.tsx';
import './quote-request.css';

const companiesOf = async (
  context: Readonly<RouterContextProvider>,
  ids: readonly number[],
): Promise<CompanyPage[]> => {
  const at = new Date();
  const found = await Promise.all(ids.map((id) => context.get(readApiContext).companyPage(id, at)));
  return found.filter((one) => one !== null);
};

export type Chosen = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly area: string;
  readonly logo: Image | null;
};

const chosenOf = ({ id, slug, name, categories, place, content }: CompanyPage, lang: 'fr' | 'en'): Chosen => ({
  id,
  slug,
  name,
  category: categories.at(-1)?.names[lang] ?? '',
  area: [place.district, place.city?.name ?? place.unknownCity].filter(Boolean).join(', '),
  logo: content.logo,
});

/** How one company can be reached, now that somebody asks. */
export type Reach = Chosen & {
  readonly phones: readonly string[];
  readonly whatsapp: string | null;
  readonly email: string | null;
  readonly greeting: string | null;
};

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const url = addressOf(request);
  const { ids, left } = companiesIn(url.searchParams);
  const companies = await companiesOf(context, ids);
  const [country, ...others] = new Set(companies.map(({ place }) => place.country));
  return {
    companies: companies.map((one) => chosenOf(one, languageOf(url.pathname))),
    left,
    /** The two letters of the country of all of them; undefined where they are of several. */
    countryCode: others.length > 0 ? undefined : country,
  };
};

/** The request, ready to go out by the ways that each company has. Asking for numbers is limited and counted as always. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  const asked: QuoteParams = askedIn(form);
  if (form.get('do') === 'change') return data({ asked, errors: {}, reach: null, waitS: 0 });
  const errors: QuoteErrors = asked.need ? {} : { need: 'needed' };
  if (errors.need) return data({ asked, errors, reach: null, waitS: 0 }, { status: 422 });
  const companies = await companiesOf(context, companiesIn(form).ids);
  const waits = await Promise.all(companies.map(({ id }) => context.get(leadContext)(id, 'phone-reveal')));
  const waitS = Math.max(0, ...waits);
  const reach = companies.flatMap((company, index): Reach[] => {
    if ((waits[index] ?? 0) > 0) return [];
    const of = (...types: readonly string[]) => company.coordinates.filter(({ type }) => types.includes(type));
    return [
      {
        ...chosenOf(company, lang),
        phones: of('tel', 'gsm').map(({ value }) => value),
        whatsapp: of('whatsapp')[0]?.value ?? null,
        email: quoteMail(company),
        greeting: company.greeting,
      },
    ];
  });
  return data(
    { asked, errors, reach, waitS },
    waitS > 0 ? { status: 429, headers: { 'Retry-After': String(waitS) } } : {},
  );
};

/** Whoever comes back from WhatsApp or from a company's page finds the request as it was, without sending it again. */
export const headers = () => ({ 'Cache-Control': 'private, no-cache' });

export const meta = ({ location }: Route.MetaArgs) => [
  { title: `${textOf(languageOf(location.pathname)).t('quote.title')} · Sokoni` },
  { name: 'robots', content: 'noindex, follow' },
];

export default function QuoteRequest({
  loaderData: { companies, left, countryCode },
  actionData,
}: Route.ComponentProps) {
  const { t, lang } = useText();
  const { asked, errors, reach, waitS } = actionData ?? { asked: null, errors: {}, reach: null, waitS: 0 };
  const crumbs = [{ name: t('web.header.directory'), href: resultsPath(lang, countryCode) }];
  if (companies.length === 0)
    return (
      <main id="main" className="wrap quote" tabIndex={-1}>
        <PageHead title={t('quote.title')} crumbs={crumbs} />
        <EmptyState
          icon="quote"
          title={t('quote.none')}
          actions={
            <LinkButton look="primary" icon="search" href={resultsPath(lang)}>
              {t('web.do.findCompany')}
            </LinkButton>
          }
        >
          <p>{t('quote.how')}</p>
        </EmptyState>
      </main>
    );
  return (
    <main id="main" className="wrap quote" tabIndex={-1} data-event={reach ? 'quote_prepared' : 'quote_form'}>
      <PageHead
        title={reach ? t('quote.ready') : t('quote.title')}
        crumbs={crumbs}
        lead={reach ? t('quote.readyLead') : t('quote.lead')}
      />
      {left > 0 && <Notice tone="warn">{t('quote.left', { most: mostCompanies, left })}</Notice>}
      {waitS > 0 && <Notice tone="bad">{t('phone.tooMany.text', { minutes: Math.ceil(waitS / 60) })}</Notice>}
      {reach && asked ? (
        <QuoteReady companies={companies} reach={reach} asked={asked} />
      ) : (
        <QuoteBrief companies={companies} asked={asked} errors={errors} />
      )}
    </main>
  );
}
