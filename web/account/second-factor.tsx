import { redirect } from 'react-router';
import { languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { guarded } from '../page/guarded.ts';
import { privatePage } from '../page/head.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/second-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { viewerOrSignIn } from './sign-in-first.ts';
import './account-sheet.css';
import './second-factor.css';

const emailOf = async ({ request, context }: Route.LoaderArgs | Route.ActionArgs) => {
  const viewer = viewerOrSignIn({ request, context, lang: languageOf(addressOf(request).pathname) });
  return (await context.get(readApiContext).addressOf(viewer.id))?.email ?? '';
};

export const loader = (args: Route.LoaderArgs) =>
  guarded(args, async () => {
    const email = await emailOf(args);
    const accounts = args.context.get(accountsContext);
    const on = await accounts.secondFactor();
    return {
      off: addressOf(args.request).searchParams.has('off'),
      on: on && { since: on.since.toISOString(), recoveryCodes: on.recoveryCodes },
      shown: on ? null : accounts.beginSecondFactor(email),
    };
  });

export const action = async (args: Route.ActionArgs) => {
  const { request, context } = args;
  const { pathname } = addressOf(request);
  const email = await emailOf(args);
  const accounts = context.get(accountsContext);
  const form = await request.formData();
  const said = (name: string): string => String(form.get(name) ?? '');
  try {
    if (said('do') === 'renew') return { codes: await accounts.renewRecoveryCodes(said('current')), renewed: true };
    if (said('do') === 'off') {
      await accounts.removeSecondFactor(said('current'));
      return redirect(`${pathname}?off`, 303);
    }
    const asked = { setup: said('setup'), code: said('code'), current: said('current') };
    return { codes: await accounts.addSecondFactor(asked), renewed: false };
  } catch (error) {
    const refusal = refused(context, error, languageOf(pathname), form);
    // the app has taken up this very secret
    const shown = said('setup') ? accounts.resumeSecondFactor(said('setup'), email) : null;
    return { ...refusal, data: { ...refusal.data, shown } };
  }
};

export const meta = privatePage('account.factor.title', 'profile.hub.title');

/** What is asked beside the password: turned on, looked at, turned off. */
export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useText();
  const { on, off } = loaderData;
  const told = actionData && 'codes' in actionData ? actionData : null;
  const refusal = actionData && 'errors' in actionData ? actionData : undefined;
  const shown = refusal?.shown ?? loaderData.shown;
  return (
    <SettingsPage part="secondFactor" title={t('account.factor.title')} lead={t('account.factor.lead')}>
      {off && !actionData && <Notice>{t('account.factor.isOff')}</Notice>}
      <ErrorSummary errors={refusal?.errors ?? []} />
      {told && <RecoveryCodes codes={told.codes} renewed={told.renewed} />}
      {on && !told && <SecondFactorOn since={on.since} recoveryCodes={on.recoveryCodes} refusal={refusal} />}
      {!on && !told && shown && <SecondFactorSetup shown={shown} refusal={refusal} />}
    </SettingsPage>
  );
}
