import { data } from 'react-router';
import { companyPath, languageOf, phonePath, whatsappPath } from '../addresses/paths.ts';
import { Face } from '../media/face.tsx';
import { privately } from '../page/privately.ts';
import { requestedCompany } from '../page/requested-company.ts';
import { leadContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { phoneLink, readablePhone, smsLink, whatsappLink } from '../phone/phone.ts';
import { Icon } from '../ui/icon.tsx';
import { OpenState } from '../ui/open-state.tsx';
import type { Route } from './+types/phone.ts';
import { TooMany } from './too-many.tsx';

/** The numbers of a company, for whoever asks: so many an hour for each address, and each counted as a lead. */
export const loader = async (args: Route.LoaderArgs) => {
  const at = new Date();
  const { id, slug, name, categories, openState, coordinates, requests, country, content } = await requestedCompany(
    args,
    at,
    phonePath,
  );
  const waitS = await args.context.get(leadContext)(id, 'phone-reveal');
  const told = waitS > 0 ? [] : coordinates;
  return data(
    {
      company: { id, slug, name, openState, logo: content.logo },
      category: categories.at(-1)?.names,
      phones: told.flatMap(({ type, value }) => (type === 'tel' || type === 'gsm' ? [{ type, value }] : [])),
      faxes: told.flatMap(({ type, value }) => (type === 'fax' ? [readablePhone(value)] : [])),
      sms: waitS > 0 ? null : (requests?.phoneForSms ?? null),
      talks: told.some(({ type, value }) => type === 'whatsapp' && whatsappLink(value)),
      country,
      at,
      waitS,
    },
    waitS > 0 ? { status: 429, headers: { 'Retry-After': String(waitS) } } : {},
  );
};

export const headers = privately;

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  loaderData
    ? [
        {
          title: `${textOf(languageOf(location.pathname)).t('phone.title', { name: loaderData.company.name })} · Sokoni`,
        },
        { name: 'robots', content: 'noindex, nofollow' },
      ]
    : [];

export { CompanyGone as ErrorBoundary } from '../results/company-gone.tsx';

export default function Phone({
  loaderData: { company, category, phones, faxes, sms, talks, at, waitS },
}: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      {waitS > 0 ? (
        <TooMany company={company} waitS={waitS} />
      ) : (
        <section className="card pad numbers">
          <Face company={company} logo={company.logo} size={56} />
          <div className="who">
            <h1>
              <bdi>{company.name}</bdi>
            </h1>
            {category && <p className="muted">{category[lang]}</p>}
            <OpenState state={company.openState} at={at} />
          </div>
          <ul>
            {phones.map(({ type, value }) => (
              <li key={value}>
                <a
                  className="btn primary"
                  href={phoneLink(value)}
                  data-counted="phone-tap"
                  data-company={company.id}
                  aria-label={t('phone.callNumber', { number: readablePhone(value) })}
                >
                  <Icon name={type === 'gsm' ? 'mobile' : 'phone'} />
                  {readablePhone(value)}
                </a>
              </li>
            ))}
            {sms && (
              <li>
                <a className="btn" href={smsLink(sms)} data-counted="phone-tap" data-company={company.id}>
                  <Icon name="chat" />
                  {t('phone.sms', { number: readablePhone(sms) })}
                </a>
              </li>
            )}
            {talks && (
              <li>
                <a className="btn leaf" href={whatsappPath(lang, company)} rel="nofollow noopener">
                  <Icon name="wa" />
                  WhatsApp
                </a>
              </li>
            )}
            {faxes.map((fax) => (
              <li key={fax}>
                {t('company.contact.fax')} <bdi>{fax}</bdi>
              </li>
            ))}
            {phones.length === 0 && !sms && <li className="muted">{t('phone.none')}</li>}
            <li>
              <a className="btn ghost" href={companyPath(lang, company)}>
                {t('phone.back', { name: company.name })}
              </a>
            </li>
          </ul>
        </section>
      )}
    </main>
  );
}
