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
  const invited = await companyOf(args);
  return {
    company: invited?.company ?? null,
    open: invited?.invitation.open ?? null,
    isAcceptedByReader: viewer !== null && invited?.invitation.acceptedBy === viewer.id,
    me: viewer?.displayName ?? null,
    isSignedIn: viewer !== null,
  };
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

type OverProps = Pick<Route.ComponentProps['loaderData'], 'company' | 'isAcceptedByReader' | 'isSignedIn'>;

/** What is said of an invitation that nobody can accept any more, and the way on. */
const Over = ({ company, isAcceptedByReader, isSignedIn }: OverProps) => {
  const { t, lang } = useText();
  const wasFor = company && t('edit.invitation.wasFor', { company: company.name });
  const why = !isAcceptedByReader && t('edit.invitation.overLead');
  return (
    <AccountSheet
      title={t(isAcceptedByReader ? 'edit.invitation.accepted' : 'edit.invitation.over')}
      lead={[wasFor, why].filter(Boolean).join(' ')}
    >
      <LinkButton href={isSignedIn ? ownCompaniesPath(lang) : homePath(lang)} wide>
        {t(isSignedIn ? 'account.companies.title' : 'edit.invitation.home')}
      </LinkButton>
    </AccountSheet>
  );
};

/** Where a mailed invitation leads: what it is for, and yes. */
export default function InvitationPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { company, open, me, isSignedIn } = loaderData;
  const { t, lang } = useText();
  if (!company || !open) return <Over {...loaderData} />;
  return (
    <AccountSheet title={t('edit.invitation.title')} lead={t('edit.invitation.lead', { company: company.name })}>
      <ErrorSummary errors={actionData?.errors ?? []} />
      <Notice>{t(`edit.invitation.${open.role}`)}</Notice>
      <Go here={invitationPath(lang, params.token)} me={me} isSignedIn={isSignedIn} />
      <p className="small muted">
        {t('edit.managers.invite.until')} <When at={open.until} as="day" />
      </p>
    </AccountSheet>
  );
}
