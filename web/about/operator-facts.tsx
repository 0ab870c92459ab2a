import { mailLink } from '../page/links.ts';
import type { Operator } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { phoneLink, readablePhone } from '../phone/phone.ts';

/** Who runs this installation and how to reach them; where the settings say nothing, the page says so. */
export const OperatorFacts = ({ operator: { name, email, phone } }: { readonly operator: Operator }) => {
  const { t } = useText();
  const facts = [
    [t('about.operator.name'), name],
    [t('about.operator.email'), email && <a href={mailLink(email)}>{email}</a>],
    [t('about.operator.phone'), phone && <a href={phoneLink(phone)}>{readablePhone(phone)}</a>],
  ] as const;
  return (
    <>
      {(name || email || phone) && (
        <dl className="facts-list card pad">
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      )}
      {!email && !phone && <p>{t('about.operator.missing')}</p>}
    </>
  );
};
