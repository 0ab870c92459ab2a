import type { NumberProblem } from '#projections/company/number-problems.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

type Props = {
  readonly company: { readonly id: number; readonly slug: string };
  /** Each with its number as people read it. */
  readonly problems: readonly (NumberProblem & { readonly readable: string })[];
};

/** The numbers of the page that the team could not reach: changed by hand, or said to work. */
export const BrokenNumbers = ({ company, problems }: Props) => {
  const { t, lang } = useText();
  if (problems.length === 0) return null;
  return (
    <Card title={t('edit.numbers.title')} id="numbers">
      <p className="muted">{t('edit.numbers.lead')}</p>
      <ul className="reported">
        {problems.map(({ number, readable, code, note }) => (
          <li className="stack" key={number}>
            <h3 className="num">{readable}</h3>
            <p>{t(`desk.numbers.code.${code}`)}</p>
            {note && <p dir="auto">{note}</p>}
            <form method="post" action={editCompanyPath(lang, company)} className="row">
              <LinkButton look="primary" href={editCompanyPath(lang, company, 'coordinates')}>
                {t('edit.numbers.change')}
              </LinkButton>
              <Button look="line" name="works" value={number}>
                {t('edit.numbers.works')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Card>
  );
};
