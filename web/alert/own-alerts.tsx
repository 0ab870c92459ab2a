import type { OwnAlert } from '#read-api/alert/own-alerts.ts';
import { companyPath, resultsPath, tellMePath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { useMoments } from '../ui/when.tsx';
import './own-alerts.css';

/** What somebody waits for, each with a way to stop; and what came of it. */
export const OwnAlerts = ({ alerts }: { readonly alerts: readonly OwnAlert[] }) => {
  const { t, lang } = useText();
  const { day } = useMoments();
  return (
    <section className="own-alerts stack" id="alerts" aria-labelledby="alerts-title">
      <h2 id="alerts-title">{t('alert.own')}</h2>
      {alerts.length === 0 ? (
        <p className="muted">{t('alert.none')}</p>
      ) : (
        <ul className="card list">
          {alerts.map(({ id, what, where, country, asked, company, waits }) => {
            const search = [what, where].filter(Boolean).join(', ');
            const results = `${resultsPath(lang, country ?? undefined)}?${new URLSearchParams({ what, where })}`;
            return (
              <li key={id}>
                <div className="b">
                  <h3>
                    <a href={results} dir="auto">
                      {search}
                    </a>
                  </h3>
                  <p className="small muted">
                    {waits ? t('alert.since', { day: day(asked) }) : null}
                    {!waits && !company && t('alert.answered')}
                    {company && (
                      <>
                        {t('alert.answeredBy')} <a href={companyPath(lang, company)}>{company.name}</a>
                      </>
                    )}
                  </p>
                </div>
                <form method="post" action={tellMePath(lang)}>
                  <Button look="line" name="stop" value={id}>
                    {t(waits ? 'alert.stop' : 'alert.putAway')}
                    <span className="sr">{search}</span>
                  </Button>
                </form>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
};
