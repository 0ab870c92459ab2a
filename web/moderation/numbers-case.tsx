import { type NumberProblemCode, numberProblemCodes } from '#domain/company/number-problem-codes.ts';
import type { CompanyNumbers } from '#read-api/company/number-problems.ts';
import { companyPath, editCompanyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { phoneLink, readablePhone } from '../phone/phone.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Ago } from '../ui/when.tsx';

type Listed = CompanyNumbers['numbers'][number];
type Props = {
  readonly company: CompanyNumbers;
  readonly at: Date;
  /** Whether it was looked for, to note something of its numbers. */
  readonly isFound?: boolean;
};

type FormProps = { readonly company: CompanyNumbers; readonly number: string; readonly code?: NumberProblemCode };

const NoteForm = ({ company, number }: FormProps) => {
  const { t } = useText();
  const id = `${company.id}-${number.replace(/\D/g, '')}`;
  return (
    <form method="post" className="note-number">
      <input type="hidden" name="company" value={company.id} />
      <input type="hidden" name="number" value={number} />
      <Select
        name="code"
        id={`code-${id}`}
        label={t('desk.numbers.code')}
        hint={t('desk.numbers.toConfirm')}
        required
        placeholder={t('desk.numbers.choose')}
        options={numberProblemCodes.map((code) => ({ value: code, label: t(`desk.numbers.code.${code}`) }))}
      />
      <TextField name="note" id={`note-${id}`} label={t('desk.numbers.note')} optional maxLength={300} />
      <Button name="do" value="note">
        {t('desk.numbers.save')}
      </Button>
    </form>
  );
};

const OneNumber = ({ company, listed, at, isFound }: Props & { readonly listed: Listed }) => {
  const { t } = useText();
  const { number, problem } = listed;
  return (
    <li className="stack">
      <div className="row between">
        <a className="num" href={phoneLink(number)} data-number={number}>
          {readablePhone(number)}
        </a>
        {problem && <Ago at={problem.since} now={at} className="small muted" />}
      </div>
      {problem && (
        <>
          <p>
            <Badge tone="danger">{problem.code}</Badge> {t(`desk.numbers.code.${problem.code}`)}
            {problem.note && (
              <>
                <br />
                <span dir="auto">{problem.note}</span>
              </>
            )}
          </p>
          <form method="post" className="row">
            <input type="hidden" name="company" value={company.id} />
            <input type="hidden" name="number" value={number} />
            <Button look="line" icon="check" name="do" value="resolve">
              {t('edit.numbers.works')}
            </Button>
          </form>
        </>
      )}
      {isFound && !problem && <NoteForm company={company} number={number} />}
    </li>
  );
};

/** A company with its numbers: what is wrong with each, and where something is noted or put right. */
export const NumbersCase = ({ company, at, isFound = false }: Props) => {
  const { t, lang } = useText();
  return (
    <li className="card pad stack numbers-case">
      <div className="row between">
        <h3 dir="auto">
          <a href={companyPath(lang, company)}>{company.name}</a>
        </h3>
        <LinkButton look="ghost" icon="edit" href={editCompanyPath(lang, company, 'coordinates')}>
          {t('desk.reported.hand')}
        </LinkButton>
      </div>
      {company.numbers.length === 0 ? (
        <p className="muted">{t('desk.numbers.none')}</p>
      ) : (
        <ul>
          {company.numbers.map((listed) => (
            <OneNumber key={listed.number} company={company} listed={listed} at={at} isFound={isFound} />
          ))}
        </ul>
      )}
    </li>
  );
};
