import { redirect } from 'react-router';
import { exportClientEmails } from '#commands/audit/export-client-emails.ts';
import { exportedFileDays } from '#domain/audit/audit.events.ts';
import { mayExportClientEmails } from '#domain/contract/contract.permissions.ts';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { clientEmailsFilePath, clientEmailsPath, languageOf } from '../addresses/paths.ts';
import { useFormAnswer } from '../client/form-answer.ts';
import { addressOf } from '../page/address-of.ts';
import { guarded } from '../page/guarded.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import type { Route } from './+types/client-emails.ts';
import { contractStaff } from './contract-asked.ts';
import { ListFile } from './list-file.tsx';

/** What the list was narrowed by stands in the address; `file` is the file that was made. */
const askedIn = (request: Request): { readonly file: string; readonly filter: Readonly<Record<string, string>> } => {
  const { file = '', all: _, ...filter } = Object.fromEntries(addressOf(request).searchParams);
  return { file, filter };
};

export const loader = ({ request, context }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const { viewer, lang } = contractStaff({ request, context }, mayExportClientEmails);
    const { file, filter } = askedIn(request);
    const api = context.get(readApiContext);
    const now = new Date();
    const [count, made, before] = await Promise.all([
      api.countContracts(api.clientEmailsAsked(filter), viewer, now),
      file ? api.clientEmailsFile(file, viewer, now) : null,
      typedBefore({ request, context, lang }),
    ]);
    return {
      ...{ filter, count, before, days: exportedFileDays, own: viewer.role === 'commercial' },
      file: file
        ? { id: file, count: made?.of.numbers.length ?? 0, expires: made?.expired === false ? made.expires : null }
        : null,
    };
  });

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData();
  const lang = languageOf(addressOf(request).pathname);
  if (!context.get(viewerContext)) throw await signInFirst({ request, context, lang }, form);
  contractStaff({ request, context }, mayExportClientEmails);
  const { filter } = askedIn(request);
  try {
    const reason = String(form.get('reason') ?? '');
    const { id } = await context.get(sendContext)(exportClientEmails, { ...filter, reason });
    return redirect(clientEmailsPath(lang, { ...filter, file: id }), 303);
  } catch (error) {
    return refused(context, error, lang, form);
  }
};

export const headers = privately;

export const meta = privatePage('contracts.emails.title', 'contracts.title');

/** Takes the clients' e-mails of the contracts of a list out as a file: with a reason, on record, for some days. */
export default function ClientEmails({ loaderData, actionData: latest }: Route.ComponentProps) {
  const { t } = useText();
  return (
    <ListFile
      {...loaderData}
      title={t('contracts.emails.title')}
      refusal={useFormAnswer(latest)}
      saidOf={(count, day) => t('contracts.emails.made', { count, day })}
      hrefOf={clientEmailsFilePath}
    />
  );
}
