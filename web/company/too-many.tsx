import { companyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';

type Props = {
  readonly company: { readonly id: number; readonly slug: string; readonly name: string };
  readonly waitS: number;
};

/** Why no number is told now, and when one will be. */
export const TooMany = ({ company, waitS }: Props) => {
  const { t, lang } = useText();
  return (
    <div className="nothing">
      <section className="card empty">
        <div className="gap-row" aria-hidden="true">
          <span className="cloth k2 p1" />
          <span className="cloth k1 p3" />
          <span>
            <Icon name="phone" />
          </span>
          <span className="cloth k3 p5" />
          <span className="cloth k4 p2" />
        </div>
        <h1>{t('phone.tooMany.title')}</h1>
        <p>{t('phone.tooMany.text', { minutes: Math.ceil(waitS / 60) })}</p>
        <a className="btn primary" href={companyPath(lang, company)}>
          {t('phone.back', { name: company.name })}
        </a>
      </section>
    </div>
  );
};
