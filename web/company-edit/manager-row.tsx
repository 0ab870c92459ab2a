import { type CompanyRole, companyRoles } from '#domain/actor.ts';
import type { CompanyManager } from '#read-api/account/company-access.ts';
import type { Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { FieldError } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { When } from '../ui/when.tsx';

/** What somebody pressed and why it was refused: the sentence stands beside it. */
export const refusalBeside = (refusal: Refused | undefined, of: string): Refused | null =>
  refusal?.values.of === of ? refusal : null;

type SelectProps = { readonly of: string; readonly value: CompanyRole };

/** What somebody may do on the page. */
export const RoleSelect = ({ of, value }: SelectProps) => {
  const { t } = useText();
  return (
    <Select
      name="role"
      id={`role-${of}`}
      label={t('admin.account.role')}
      defaultValue={value}
      hint={t('edit.managers.role.hint')}
      options={companyRoles.map((role) => ({ value: role, label: t(`admin.role.${role}`) }))}
    />
  );
};

type Props = {
  readonly manager: CompanyManager;
  readonly isMe: boolean;
  readonly mayChange: boolean;
  readonly refusal: Refused | undefined;
};

const Change = ({ manager: { account, role, name } }: Pick<Props, 'manager'>) => {
  const { t } = useText();
  return (
    <>
      <form method="post" className="row role-form">
        <input type="hidden" name="of" value={account} />
        <RoleSelect of={account} value={role} />
        <Button name="do" value="role">
          {t('edit.managers.role.save')}
        </Button>
      </form>
      <div className="row asks">
        <Confirm
          label={t('web.do.remove')}
          question={<p>{t('edit.managers.removeAsk', { name: name ?? t('account.nameless') })}</p>}
        >
          <form method="post">
            <input type="hidden" name="of" value={account} />
            <Button look="danger" name="do" value="remove">
              {t('web.do.yesRemove')}
            </Button>
          </form>
        </Confirm>
      </div>
    </>
  );
};

const Leave = ({ of }: { readonly of: string }) => {
  const { t } = useText();
  return (
    <div className="row asks">
      <Confirm label={t('edit.managers.leave')} question={<p>{t('edit.managers.leaveAsk')}</p>}>
        <form method="post">
          <input type="hidden" name="of" value={of} />
          <Button look="danger" name="do" value="leave">
            {t('edit.managers.yesLeave')}
          </Button>
        </form>
      </Confirm>
    </div>
  );
};

/** One manager: name and role; an admin changes both, everybody may leave. */
export const ManagerRow = ({ manager, isMe, mayChange, refusal }: Props) => {
  const { t } = useText();
  const { account, name, role, since } = manager;
  const wrong = refusalBeside(refusal, account);
  return (
    <li className="manager">
      <div className="row between">
        <b dir="auto">
          {name ?? t('account.nameless')}
          {isMe && ` (${t('edit.managers.you')})`}
        </b>
        <Badge tone={role === 'admin' ? 'indigo' : 'plain'}>{t(`admin.role.${role}`)}</Badge>
      </div>
      <p className="small muted">
        {t('edit.managers.since')} <When at={since} as="day" />
      </p>
      {wrong?.errors[0] && <FieldError id={`error-${account}`}>{wrong.errors[0].message}</FieldError>}
      {mayChange && !isMe && (
        <details className="manager-change" open={wrong !== null}>
          <summary className="btn line">{t('edit.managers.change')}</summary>
          <div className="stack">
            <Change manager={manager} />
          </div>
        </details>
      )}
      {isMe && <Leave of={account} />}
    </li>
  );
};
