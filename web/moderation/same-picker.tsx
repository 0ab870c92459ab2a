import type { ComparedCompany } from '#read-api/company/same-company.ts';
import { sameCompanyPath } from '../addresses/paths.ts';
import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Selector } from '../ui/selector.tsx';
import { ComparedFacts } from './compared-facts.tsx';

type Props = {
  /** The page that goes; null while it is not chosen. */
  readonly gone: ComparedCompany | null;
  readonly typed: string;
  /** What the typed text finds, for whoever chose nothing; null when nothing was typed. */
  readonly found: readonly { readonly id: number; readonly label: string }[] | null;
};

/** Chooses the page that goes, then the page that stays; without script from a list of what is called so. */
export const SamePicker = ({ gone, typed, found }: Props) => {
  const { t, lang } = useText();
  const lives = useLives();
  const chosen = gone ? 'stays' : 'company';
  return (
    <>
      {gone && (
        <div className="pages">
          <ComparedFacts company={gone} as={t('desk.same.first')} />
        </div>
      )}
      <form method="get" action={sameCompanyPath(lang)} className="card pad stack">
        {gone && <input type="hidden" name="company" value={gone.id} />}
        <Selector
          key={chosen}
          name="q"
          label={t(gone ? 'desk.same.second' : 'desk.same.first')}
          hint={t('desk.same.hint')}
          source="/ajax/admin/select-company"
          identifies={chosen}
          defaultValue={typed}
          clearable
          required
        />
        {lives && <input type="hidden" name={chosen} defaultValue="" />}
        <div className="row">
          <Button look="primary" icon="search">
            {t(gone ? 'desk.same.compare' : 'web.do.search')}
          </Button>
        </div>
      </form>
      {found?.length === 0 && <p>{t('desk.same.none')}</p>}
      {found && found.length > 0 && (
        <section className="stack" aria-labelledby="found">
          <h2 id="found">{t('desk.same.found')}</h2>
          <ul className="found">
            {found.map(({ id, label }) => (
              <li key={id}>
                <a className="link" href={gone ? sameCompanyPath(lang, gone.id, id) : sameCompanyPath(lang, id)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
