import type { CompanyPeople } from '#read-api/account/company-access.ts';
import { useDraft } from '../client/draft.tsx';
import type { Draft } from '../client/draft-store.ts';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FieldError } from '../ui/field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { When } from '../ui/when.tsx';
import { RoleSelect, refusalBeside } from './manager-row.tsx';

type Props = {
  readonly invitations: CompanyPeople['invitations'];
  readonly refusal: Refused | undefined;
  /** The name of the draft of an invitation, and what the account keeps of it. */
  readonly draft: string;
  readonly kept: Draft | null;
};

const Invited = ({ invitation, refusal }: Pick<Props, 'refusal'> & { invitation: Props['invitations'][number] }) => {
  const { t } = useText();
  const { id, email, role, until } = invitation;
  const wrong = refusalBeside(refusal, id);
  return (
    <li className="manager">
      <div className="row between">
        <b dir="auto">{email ?? t('account.nameless')}</b>
        <Badge>{t(`admin.role.${role}`)}</Badge>
      </div>
      <p className="small muted">
        {t('edit.managers.invite.until')} <When at={until} as="day" />
      </p>
      {wrong?.errors[0] && <FieldError id={`error-${id}`}>{wrong.errors[0].message}</FieldError>}
      <form method="post">
        <input type="hidden" name="of" value={id} />
        <Button look="line" name="do" value="takeBack">
          {t('edit.managers.invite.takeBack')}
        </Button>
      </form>
    </li>
  );
};

/** Invites somebody by e-mail, and says who is invited. */
export const Invitations = ({ invitations, refusal, draft, kept }: Props) => {
  const { t } = useText();
  const mine = refusal?.values.do === 'invite' ? refusal : undefined;
  const { form, notice } = useDraft(draft, { version: '', isReturned: mine !== undefined, kept });
  const field = fieldsOf(mine);
  const general = mine?.errors.find((one) => one.field !== 'email')?.message;
  return (
    <Card title={t('edit.managers.invite.title')}>
      <p className="muted">{t('edit.managers.invite.lead')}</p>
      {invitations.length > 0 && (
        <ul className="managers">
          {invitations.map((one) => (
            <Invited key={one.id} invitation={one} refusal={refusal} />
          ))}
        </ul>
      )}
      <form ref={form} method="post" className="stack" noValidate>
        {notice}
        <TextField
          {...field('email')}
          label={t('account.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          required
        />
        <RoleSelect of="invited" value={mine?.values.role === 'admin' ? 'admin' : 'editor'} />
        {general && <FieldError id="error-invite">{general}</FieldError>}
        <Button look="primary" icon="mail" name="do" value="invite">
          {t('edit.managers.invite.send')}
        </Button>
      </form>
    </Card>
  );
};
