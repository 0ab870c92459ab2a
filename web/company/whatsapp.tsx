import { data, redirect } from 'react-router';
import type { Language } from '#domain/language.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { languageOf, whatsappPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { privately } from '../page/privately.ts';
import { requestedCompany } from '../page/requested-company.ts';
import { leadContext } from '../page/server-context.ts';
import { textOf } from '../page/text.ts';
import { whatsappLink } from '../phone/phone.ts';
import type { Route } from './+types/whatsapp.ts';
import { TooMany } from './too-many.tsx';

/** What the talk begins with when it is about a product or a job that the company offers. */
const greetingAbout = ({ content }: CompanyPage, asked: URLSearchParams, lang: Language): string | null => {
  const { t } = textOf(lang);
  const product = content.products.find(({ id }) => id === Number(asked.get('product')));
  if (product) return t('company.product.greeting', { product: product.description.name });
  const job = content.jobs.find(({ id }) => id === Number(asked.get('job')));
  return job ? t('company.job.greeting', { title: job.offer.title }) : null;
};

/** Leads on to the talk with the company, so that its number is in no page: limited and counted like its phones. */
export const loader = async (args: Route.LoaderArgs) => {
  const company = await requestedCompany(args, new Date(), whatsappPath);
  const { id, slug, name, coordinates, country } = company;
  const lang = languageOf(addressOf(args.request).pathname);
  const greeting = greetingAbout(company, addressOf(args.request).searchParams, lang) ?? company.greeting;
  const number = coordinates.find(({ type, value }) => type === 'whatsapp' && whatsappLink(value));
  const talk = number && whatsappLink(number.value, greeting);
  if (!talk) throw data(null, { status: 404 });
  const waitS = await args.context.get(leadContext)(id, 'whatsapp-tap');
  if (waitS === 0) throw redirect(talk, { headers: privately({ loaderHeaders: new Headers() }) });
  return data(
    { company: { id, slug, name }, country, waitS },
    { status: 429, headers: { 'Retry-After': String(waitS) } },
  );
};

export const headers = privately;

export const meta = ({ location }: Route.MetaArgs) => [
  { title: `${textOf(languageOf(location.pathname)).t('phone.tooMany.title')} · Sokoni` },
  { name: 'robots', content: 'noindex, nofollow' },
];

export { CompanyGone as ErrorBoundary } from '../results/company-gone.tsx';

export default function Whatsapp({ loaderData: { company, waitS } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <TooMany company={company} waitS={waitS} />
    </main>
  );
}
