import { redirect } from 'react-router';
import { acceptInvitation } from '#commands/account/invitation.commands.ts';
import { AccountSheet } from '../account/account-sheet.tsx';
import { viewerOrSignIn } from '../account/sign-in-first.ts';
import {
  editCompanyPath,
  homePath,
  invitationPath,
  languageOf,
  ownCompaniesPath,
  registerPath,
  signInPath,
} from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { invitationContext, readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { When } from '../ui/when.tsx';
import type { Route } from './+types/invitation.ts';

const companyOf = async ({ context, params }: Route.LoaderArgs | Route.ActionArgs) => {
  const invitation = await context.get(invitationContext)(params.token, new Date());
  if (!invitation) return null;
  const found = await context.get(readApiContext).companyToEdit(invitation.companyId);
  return found && { invitation, company: { id: found.id, name: found.name, slug: found.slug } };
};

export const loader = async (args: Route.LoaderArgs) => {
  const viewer = args.context.get(viewerContext);
  return { invited: await companyOf(args), me: viewer?.displayName ?? null, isSignedIn: viewer !== null };
};

export const action = async (args: Route.ActionArgs) => {
  const { request, context, params } = args;
  const lang = languageOf(addressOf(request).pathname);
  viewerOrSignIn({ request, context, lang });
  const form = await request.formData();
  const invited = await companyOf(args);
  try {
    await context.get(sendContext)(acceptInvitation, { token: params.token });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(invited ? editCompanyPath(lang, invited.company) : ownCompaniesPath(lang), 303);
};

export const headers = privately;
export const meta = privatePage('edit.invitation.title');

type GoProps = { readonly here: string; readonly me: string | null; readonly isSignedIn: boolean };

/** Accepts, or creates the account that accepts. */
const Go = ({ here, me, isSignedIn }: GoProps) => {
  const { t, lang } = useText();
  if (isSignedIn)
    return (
      <form method="post" className="stack">
        {me && <p className="muted">{t('edit.invitation.as', { name: me })}</p>}
        <Button look="primary" wide>
          {t('edit.managers.accept')}
        </Button>
      </form>
    );
  return (
    <div className="stack">
      <p>{t('edit.invitation.account')}</p>
      <LinkButton href={registerPath(lang, here)} look="primary" wide>
        {t('web.do.register')}
      </LinkButton>
      <LinkButton href={signInPath(lang, here)} look="line" wide>
        {t('web.do.logIn')}
      </LinkButton>
    </div>
  );
};

/** Where a mailed invitation leads: what it is for, and yes. */
export default function InvitationPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { invited, me, isSignedIn } = loaderData;
  const { t, lang } = useText();
  if (!invited)
    return (
      <AccountSheet title={t('edit.invitation.over')} lead={t('edit.invitation.overLead')}>
        <LinkButton href={isSignedIn ? ownCompaniesPath(lang) : homePath(lang)} wide>
          {t(isSignedIn ? 'account.companies.title' : 'edit.invitation.home')}
        </LinkButton>
      </AccountSheet>
    );
  const { company, invitation } = invited;
  return (
    <AccountSheet title={t('edit.invitation.title')} lead={t('edit.invitation.lead', { company: company.name })}>
      <ErrorSummary errors={actionData?.errors ?? []} />
      <Notice>{t(`edit.invitation.${invitation.role}`)}</Notice>
      <Go here={invitationPath(lang, params.token)} me={me} isSignedIn={isSignedIn} />
      <p className="small muted">
        {t('edit.managers.invite.until')} <When at={invitation.until} as="day" />
      </p>
    </AccountSheet>
  );
}
