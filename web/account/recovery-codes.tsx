import { secondFactorPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** The codes as a text file that the page itself carries. */
const fileOf = (title: string, codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent([title, '', ...codes, ''].join('\r\n'))}`;

/** The codes for the day the phone is lost, shown this once. */
export const RecoveryCodes = ({ codes, renewed }: { readonly codes: readonly string[]; readonly renewed: boolean }) => {
  const { t, lang } = useText();
  return (
    <section className="stack" aria-labelledby="recovery">
      <Notice tone="good">{t(renewed ? 'account.factor.isRenewed' : 'account.factor.isOn')}</Notice>
      <h2 id="recovery">{t('account.factor.codes')}</h2>
      <p>{t('account.factor.codesLead')}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <LinkButton
        href={fileOf(`Sokoni · ${t('account.factor.codes')}`, codes)}
        download="sokoni-codes.txt"
        look="line"
        icon="download"
        wide
      >
        {t('account.factor.codesFile')}
      </LinkButton>
      <LinkButton href={secondFactorPath(lang)} look="primary" wide>
        {t('account.factor.codesKept')}
      </LinkButton>
    </section>
  );
};
