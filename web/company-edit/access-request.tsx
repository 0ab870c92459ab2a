import { isByCode } from '#domain/account/management-proofs.ts';
import type { AccessRequest } from '#read-api/account/company-access.ts';
import type { Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { FieldError } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { Ago, When } from '../ui/when.tsx';
import { RoleSelect, refusalBeside } from './manager-row.tsx';

type Props = {
  readonly request: AccessRequest;
  /** An admin answers requests; every manager may object to a claim. */
  readonly mayAnswer: boolean;
  readonly mayContest: boolean;
  readonly refusal: Refused | undefined;
  readonly at: Date;
};

type RefusingProps = Pick<Props, 'request'> & { readonly refusal: Refused | null };

/** No, with the reason; a claim with proof is decided by the team then. */
const Refusing = ({ request: { account, proof }, refusal }: RefusingProps) => {
  const { t } = useText();
  const act = proof === 'none' ? 'decline' : 'contest';
  const isThis = refusal?.values.do === act;
  return (
    <details className="refusal" open={isThis}>
      <summary className="btn danger">
        {t(act === 'decline' ? 'moderation.do.refuse' : 'edit.managers.contest')}
      </summary>
      <form method="post" className="stack">
        <input type="hidden" name="of" value={account} />
        <TextArea
          name="words"
          id={`words-${account}`}
          label={t('edit.reason')}
          hint={t(`edit.managers.${act}.hint`)}
          error={isThis ? refusal.errors[0]?.message : undefined}
          defaultValue={isThis ? refusal.values.words : undefined}
          maxLength={act === 'decline' ? 500 : 1000}
          rows={3}
          required
        />
        <Button look="danger" name="do" value={act}>
          {t(act === 'decline' ? 'edit.managers.decline.send' : 'edit.managers.contest.send')}
        </Button>
      </form>
    </details>
  );
};

/** Somebody asks to manage the page: with what proof, until when one may object, and what can be answered. */
export const AccessRequestRow = ({ request, mayAnswer, mayContest, refusal, at }: Props) => {
  const { t } = useText();
  const { account, name, since, proof, contestUntil, contest } = request;
  const wrong = refusalBeside(refusal, account);
  const isOpen = contestUntil === null || contestUntil > new Date(at).toISOString();
  const mayRefuse = !contest && (proof === 'none' ? mayAnswer : mayContest && isOpen);
  return (
    <li className="manager stack">
      <div className="row between">
        <b dir="auto">{name ?? t('account.nameless')}</b>
        <Ago at={since} now={at} className="small muted" />
      </div>
      <p>{t(`edit.managers.proof.${proof}`)}</p>
      {contest ? (
        <Notice tone="warn">
          <p>{t('edit.managers.contested', { name: contest.name ?? t('account.nameless') })}</p>
          <blockquote dir="auto">{contest.words}</blockquote>
        </Notice>
      ) : (
        contestUntil !== null && (
          <Notice>
            <p>
              <b>
                {t('edit.managers.until')} <When at={contestUntil} length="medium" />
              </b>
            </p>
            <p>{t(`edit.managers.then.${isByCode(proof) ? 'email' : 'words'}`)}</p>
          </Notice>
        )
      )}
      {wrong?.values.do === 'accept' && wrong.errors[0] && (
        <FieldError id={`error-${account}`}>{wrong.errors[0].message}</FieldError>
      )}
      {(mayAnswer || mayRefuse) && (
        <div className="row decide asks">
          {mayAnswer && (
            <Confirm
              look="primary"
              icon="check"
              label={t('edit.managers.accept')}
              question={<p>{t('edit.managers.acceptAsk', { name: name ?? t('account.nameless') })}</p>}
            >
              <form method="post" className="stack">
                <input type="hidden" name="of" value={account} />
                <RoleSelect of={account} value={proof === 'none' ? 'editor' : 'admin'} />
                <Button look="primary" name="do" value="accept">
                  {t('edit.managers.yesAccept')}
                </Button>
              </form>
            </Confirm>
          )}
          {mayRefuse && <Refusing request={request} refusal={wrong} />}
        </div>
      )}
    </li>
  );
};
