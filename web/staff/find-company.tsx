import { adminPath } from '../addresses/paths.ts';
import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Selector } from '../ui/selector.tsx';
import '../admin/admin.css';

type Props = {
  readonly typed: string;
  /** What the typed text finds, for whoever chose nothing; null when nothing was typed. */
  readonly found: readonly { readonly id: number; readonly label: string }[] | null;
};

/** Leads to the page of a company by its name or number, also of one that visitors do not see. */
export const FindCompany = ({ typed, found }: Props) => {
  const { t, lang } = useText();
  const lives = useLives();
  return (
    <Card title={t('admin.find')}>
      <form method="get" action={adminPath(lang)} className="stack">
        <Selector
          name="q"
          label={t('contracts.company')}
          hint={t('desk.same.hint')}
          source="/ajax/admin/select-company"
          identifies="company"
          defaultValue={typed}
          clearable
          required
        />
        {lives && <input type="hidden" name="company" defaultValue="" />}
        <div className="row">
          <Button look="primary" icon="search">
            {t('web.do.search')}
          </Button>
        </div>
      </form>
      {found?.length === 0 && <p>{t('desk.same.none')}</p>}
      {found && found.length > 0 && (
        <nav aria-label={t('desk.same.found')}>
          <p>
            <b>{t('desk.same.found')}</b>
          </p>
          <ul className="admin-found">
            {found.map(({ id, label }) => (
              <li key={id}>
                <a className="link" href={adminPath(lang, { company: String(id) })} dir="auto">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Card>
  );
};
