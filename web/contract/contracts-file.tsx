import { redirect } from 'react-router';
import { exportContracts } from '#commands/audit/export-contracts.ts';
import { exportedFileDays } from '#domain/audit/audit.events.ts';
import { mayExportContracts } from '#domain/contract/contract.permissions.ts';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { contractsDownloadPath, contractsFilePath, languageOf } from '../addresses/paths.ts';
import { useFormAnswer } from '../client/form-answer.ts';
import { addressOf } from '../page/address-of.ts';
import { guarded } from '../page/guarded.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import type { Route } from './+types/contracts-file.ts';
import { contractStaff } from './contract-asked.ts';
import { ListFile } from './list-file.tsx';

/** What the list was narrowed by stands in the address; `file` is the file that was made. */
const askedIn = (request: Request): { readonly file: string; readonly filter: Readonly<Record<string, string>> } => {
  const { file = '', all: _, ...filter } = Object.fromEntries(addressOf(request).searchParams);
  return { file, filter };
};

export const loader = ({ request, context }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const { viewer, lang } = contractStaff({ request, context }, mayExportContracts);
    const { file, filter } = askedIn(request);
    const api = context.get(readApiContext);
    const now = new Date();
    const [count, made, before] = await Promise.all([
      api.countContracts(api.clientEmailsAsked(filter), viewer, now),
      file ? api.contractsFile(file, viewer, now) : null,
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
  contractStaff({ request, context }, mayExportContracts);
  const { filter } = askedIn(request);
  try {
    const reason = String(form.get('reason') ?? '');
    const { id } = await context.get(sendContext)(exportContracts, { ...filter, reason });
    return redirect(contractsFilePath(lang, { ...filter, file: id }), 303);
  } catch (error) {
    return refused(context, error, lang, form);
  }
};

export const headers = privately;

export const meta = privatePage('contracts.listFile.title', 'contracts.title');

/** Takes the contracts of a list out as a file: with a reason, on record, for some days. */
export default function ContractsFile({ loaderData, actionData: latest }: Route.ComponentProps) {
  const { t } = useText();
  return (
    <ListFile
      {...loaderData}
      title={t('contracts.listFile.title')}
      refusal={useFormAnswer(latest)}
      saidOf={(count, day) => t('contracts.listFile.made', { count, day })}
      hrefOf={contractsDownloadPath}
    />
  );
}
