import { companyPath, quoteRequestPath } from '../addresses/paths.ts';
import { Face } from '../media/face.tsx';
import { mailLink } from '../page/links.ts';
import { type Text, useText } from '../page/text.ts';
import { phoneLink, readablePhone, whatsappLink } from '../phone/phone.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { beginsWithGreeting } from './begins-with-greeting.ts';
import type { QuoteParams } from './quote-params.ts';
import type { Chosen, Reach } from './quote-request.tsx';

type Props = {
  readonly companies: readonly Chosen[];
  readonly reach: readonly Reach[];
  readonly asked: QuoteParams;
};

const messageOf = ({ t }: Text, { need, when, name }: QuoteParams): string =>
  [
    !beginsWithGreeting(need) && t('quote.message.hello'),
    need,
    when && t('quote.message.when', { when }),
    name && t('quote.message.name', { name }),
    t('quote.message.from'),
  ]
    .filter(Boolean)
    .join('\n\n');

/** The request written out, and for each company the ways that it goes out by: nothing here pretends to have been sent. */
export const QuoteReady = ({ companies, reach, asked }: Props) => {
  const text = useText();
  const { t, lang } = text;
  const message = messageOf(text, asked);
  const ids = companies.map(({ id }) => id);
  const mail = (address: string) => mailLink(address, { subject: t('quote.message.subject'), body: message });
  return (
    <div className="columns">
      <ul className="stack">
        {reach.map((company) => {
          const { id, name, category, area, logo, phones, whatsapp, email } = company;
          const talk = whatsapp && whatsappLink(whatsapp, message);
          return (
            <li className="card pad reach" key={id}>
              <Face company={company} logo={logo} size={56} />
              <div className="who">
                <h2>
                  <a href={companyPath(lang, company)} dir="auto">
                    {name}
                  </a>
                </h2>
                <p className="small muted">{[category, area].filter(Boolean).join(' · ')}</p>
              </div>
              <div className="row">
                {talk && (
                  <LinkButton
                    look="leaf"
                    icon="wa"
                    href={talk}
                    rel="nofollow noopener"
                    data-counted="whatsapp-tap"
                    data-company={id}
                  >
                    WhatsApp <span className="sr">{t('web.card.writeTo', { name })}</span>
                  </LinkButton>
                )}
                {email && (
                  <LinkButton icon="mail" href={mail(email)}>
                    {t('quote.mail')} <span className="sr">{t('web.card.writeTo', { name })}</span>
                  </LinkButton>
                )}
                {phones.map((phone) => (
                  <LinkButton
                    key={phone}
                    icon="phone"
                    href={phoneLink(phone)}
                    data-counted="phone-tap"
                    data-company={id}
                  >
                    {readablePhone(phone)}
                  </LinkButton>
                ))}
                {!talk && !email && phones.length === 0 && <p className="muted">{t('quote.unreachable')}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      <section className="stack" aria-labelledby="quote-message">
        <h2 id="quote-message">{t('quote.yours')}</h2>
        <blockquote className="card pad" dir="auto">
          {message}
        </blockquote>
        <form method="post" action={quoteRequestPath(lang, ids)}>
          {Object.entries(asked).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="companies" value={ids.join()} />
          <Button look="ghost" icon="edit" name="do" value="change">
            {t('quote.again')}
          </Button>
        </form>
      </section>
    </div>
  );
};
