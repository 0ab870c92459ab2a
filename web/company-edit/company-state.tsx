import type { CompanyToEdit } from '#read-api/company/company-to-edit.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

type Props = { readonly company: Pick<CompanyToEdit, 'id' | 'slug' | 'state' | 'refusal'> };

const tones = {
  draft: 'warn',
  waiting: 'warn',
  refused: 'bad',
  offline: 'warn',
  moved: 'warn',
  public: 'good',
} as const;

/** What the manager can do about each state; nothing while the team has the page. */
const steps = { draft: 'online', waiting: null, refused: 'ask', offline: 'online', moved: null, public: null } as const;

/** Where a company's page stands, in words: who sees it, why, and what its manager can do next. */
export const CompanyState = ({ company }: Props) => {
  const { t, lang } = useText();
  const { state, refusal } = company;
  const step = steps[state];
  return (
    <Notice
      tone={tones[state]}
      action={
        step && (
          <form method="post" action={editCompanyPath(lang, company)}>
            <Button look="primary" name="do" value={step}>
              {t(`edit.state.do.${step}`)}
            </Button>
          </form>
        )
      }
    >
      <p>
        <b>{t(`account.companies.state.${state}`)}</b>
      </p>
      <p>{t(`account.companies.next.${state}`)}</p>
      {refusal && (
        <p>
          {t('edit.state.reason', { reason: t(`edit.refusal.${refusal.reason}`) })}
          {refusal.explanation && ` ${refusal.explanation}`}
        </p>
      )}
    </Notice>
  );
};
