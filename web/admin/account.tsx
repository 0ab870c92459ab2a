import { redirect } from 'react-router';
import {
  blockAccount,
  confirmAccount,
  giveLevel,
  giveRole,
  liftSecondFactor,
  unblockAccount,
} from '#commands/account/account.commands.ts';
import { levels, roles } from '#domain/actor.ts';
import { addressOf } from '../page/address-of.ts';
import '../account/account-sheet.css';
import { AttemptsList } from '../account/attempts-list.tsx';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { accountPath, accountsPath, homePath, languageOf } from '../addresses/paths.ts';
import type { Refused } from '../page/fields-of.ts';
import { guarded } from '../page/guarded.ts';
import { privateHead } from '../page/head.ts';
import type { MessageId } from '../page/intl.ts';
import { refused } from '../page/refused.ts';
import {
  accountAdminContext,
  accountsContext,
  readApiContext,
  sendContext,
  viewerContext,
} from '../page/server-context.ts';
import { type Text, textOf, useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Done } from '../ui/done.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/account.ts';
import { AccountBadges } from './account-badges.tsx';
import { AccountFacts } from './account-facts.tsx';
import { Desk } from './desk.tsx';
import { Happenings } from './happenings.tsx';
import './admin.css';
import { useFormAnswer } from '../client/form-answer.ts';

/** What can be done to an account, and how it is told afterwards. */
const saidOf = {
  role: 'admin.happened.RoleGiven',
  level: 'admin.happened.LevelGiven',
  block: 'admin.happened.AccountBlocked',
  liftFactor: 'admin.happened.SecondFactorRemoved',
  unblock: 'admin.happened.AccountUnblocked',
  confirm: 'admin.happened.AccountConfirmed',
  signOut: 'admin.signedOut',
} as const satisfies Readonly<Record<string, MessageId>>;
type Act = keyof typeof saidOf;
const acts = Object.keys(saidOf) as readonly Act[];

export const loader = ({ request, context, params: { account: id } }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const admin = context.get(accountAdminContext);
    const account = await admin.details(id);
    if (!account) return null;
    const [history, attempts, names] = await Promise.all([
      admin.history(id),
      admin.attempts(id),
      context.get(readApiContext).companyNames(account.managed.map(({ id: company }) => company)),
    ]);
    const managed = account.managed.map((one) => ({ ...one, company: names.get(one.id) ?? null }));
    const did = acts.find((act) => act === addressOf(request).searchParams.get('did')) ?? null;
    const typed = await typedBefore({ request, context, lang: languageOf(addressOf(request).pathname) });
    return {
      did,
      typed,
      account: { ...account, managed },
      history,
      attempts: attempts.map((one) => ({ ...one, at: one.at.toISOString() })),
    };
  });

export const action = async ({ request, context, params: { account: accountId } }: Route.ActionArgs) => {
  const { pathname } = addressOf(request);
  const lang = languageOf(pathname);
  const form = await request.formData();
  if (!context.get(viewerContext)) return signInFirst({ request, context, lang }, form);
  const reason = String(form.get('reason') ?? '').trim() || null;
  const send = context.get(sendContext);
  const flows = context.get(accountsContext);
  const actions: Readonly<Record<string, () => Promise<unknown>>> = {
    role: () => send(giveRole, { accountId, role: form.get('role') }),
    level: () => send(giveLevel, { accountId, level: form.get('level'), reason }),
    block: () => send(blockAccount, { accountId, reason }),
    liftFactor: () => send(liftSecondFactor, { accountId, reason }),
    unblock: () => send(unblockAccount, { accountId }),
    confirm: () => send(confirmAccount, { accountId }),
    signOut: () => flows.forceLogout(accountId),
    actAs: () => flows.forceLogin(accountId, reason ?? ''),
  };
  const asked = String(form.get('do') ?? '');
  try {
    await actions[asked]?.();
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(asked === 'actAs' ? homePath(lang) : `${pathname}?${new URLSearchParams({ did: asked })}`, 303);
};

type DoneProps = { readonly did: Act; readonly path: string };

/** Says what was done to the account; whoever is blocked by mistake is unblocked with one press. */
const AccountDone = ({ did, path }: DoneProps) => {
  const { t } = useText();
  const undo = { label: t('admin.unblock'), action: path, fields: [['do', 'unblock']] } as const;
  return <Done said={t(saidOf[did])} undo={did === 'block' ? undo : null} />;
};

type Named = { readonly firstname: string | null; readonly lastname: string | null };

const nameOf = ({ firstname, lastname }: Named, t: Text['t']): string =>
  [firstname, lastname].filter(Boolean).join(' ') || t('account.nameless');

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const { t } = textOf(languageOf(location.pathname));
  return privateHead(...(loaderData ? [nameOf(loaderData.account, t)] : []), t('admin.accounts'));
};

export default function Account({
  loaderData: { account, history, attempts, typed, did },
  actionData: latest,
}: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { t, lang } = useText();
  const back = actionData ? null : typed;
  const reasonOf = (ofLevel: boolean) => (back && (back.do === 'level') === ofLevel ? back.reason : undefined);
  const name = nameOf(account, t);
  const named = (one: Refused['errors'][number]) =>
    one.field === 'reason'
      ? { ...one, message: t('web.form.ofField', { label: t('admin.reason'), message: one.message }) }
      : one;
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead
          title={<span dir="auto">{name}</span>}
          crumbs={[{ name: t('admin.accounts'), href: accountsPath(lang) }]}
        />
        <ErrorSummary errors={(actionData?.errors ?? []).map(named)} title={t('admin.refused')} />
        {did && !actionData && <AccountDone did={did} path={accountPath(lang, account.id)} />}
        {back && <ResumeNotice />}
        <Card>
          <AccountBadges account={account} />
          <AccountFacts account={account} />
        </Card>
        <Card title={t('admin.rights')}>
          <form method="post" className="stack">
            <Select
              name="role"
              label={t('admin.account.role')}
              defaultValue={back?.role ?? account.role}
              options={roles
                .filter((role) => role !== 'visitor')
                .map((role) => ({ value: role, label: t(`admin.role.${role}`) }))}
            />
            <Button name="do" value="role">
              {t('admin.giveRole')}
            </Button>
          </form>
          <form method="post" className="stack">
            <Select
              name="level"
              label={t('admin.account.level')}
              defaultValue={back?.level ?? account.level}
              options={levels.map((level) => ({ value: level, label: t(`admin.level.${level}`) }))}
            />
            <TextField
              name="reason"
              id="level-reason"
              label={t('admin.reason')}
              defaultValue={reasonOf(true)}
              maxLength={500}
              optional
            />
            <Button name="do" value="level">
              {t('admin.giveLevel')}
            </Button>
          </form>
        </Card>
        <Card title={t('admin.access')}>
          <p className="small muted">{t('admin.access.hint')}</p>
          <form method="post" className="stack">
            <TextField
              name="reason"
              label={t('admin.reason')}
              defaultValue={reasonOf(false)}
              maxLength={500}
              optional
            />
            <div className="row">
              {!account.confirmed && (
                <Button name="do" value="confirm">
                  {t('admin.confirm')}
                </Button>
              )}
              <Button name="do" value="signOut">
                {t('admin.signOut')}
              </Button>
              {account.mayImpersonate && (
                <Button name="do" value="actAs">
                  {t('admin.actAs')}
                </Button>
              )}
              {account.mayImpersonate && account.secondFactor && (
                <Button name="do" value="liftFactor">
                  {t('account.factor.turnOff')}
                </Button>
              )}
              <Button
                look={account.blocked ? 'tonal' : 'danger'}
                name="do"
                value={account.blocked ? 'unblock' : 'block'}
              >
                {account.blocked ? t('admin.unblock') : t('admin.block')}
              </Button>
            </div>
          </form>
        </Card>
        <Card title={t('admin.attempts')}>
          <AttemptsList toStaff attempts={attempts} />
        </Card>
        <Card title={t('admin.history')}>
          <Happenings history={history} />
        </Card>
      </main>
    </Desk>
  );
}
