import { redirect } from 'react-router';
import { exportContractLog } from '#commands/audit/export-contract-log.ts';
import { exportedFileDays } from '#domain/audit/audit.events.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import {
  contractLogDownloadPath,
  contractLogFilePath,
  contractPath,
  contractsPath,
  languageOf,
} from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { useFormAnswer } from '../client/form-answer.ts';
import { addressOf } from '../page/address-of.ts';
import { fieldsOf } from '../page/fields-of.ts';
import { guarded } from '../page/guarded.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/contract-log-file.ts';
import { contractStaff } from './contract-asked.ts';
import { MadeFile } from './made-file.tsx';

/** What the log was narrowed by stands in the address; `file` is the file that was made. */
const askedIn = (request: Request): { readonly file: string; readonly filter: Readonly<Record<string, string>> } => {
  const { file = '', action = '', by = '', from = '', asOf = '' } = Object.fromEntries(addressOf(request).searchParams);
  return { file, filter: { action, by, from, asOf } };
};

export const loader = ({ request, context, params: { number } }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const { viewer, lang } = contractStaff({ request, context });
    const { file, filter } = askedIn(request);
    const api = context.get(readApiContext);
    const now = new Date();
    const [contract, log, made, before] = await Promise.all([
      api.contractPage(number, { viewer, now }),
      api.contractLog(number, viewer, api.contractLogAsked(filter)),
      file ? api.contractLogFile(file, viewer, now) : null,
      typedBefore({ request, context, lang }),
    ]);
    if (contract?.status !== 'signed') return null;
    const isTheirs = made?.expired === false && made.of.number === number;
    return {
      ...{ number, filter, before, count: log?.length ?? 0, days: exportedFileDays },
      file: file ? { id: file, made: isTheirs ? { form: made.of.form, expires: made.expires } : null } : null,
    };
  });

export const action = async ({ request, context, params: { number } }: Route.ActionArgs) => {
  const form = await request.formData();
  const lang = languageOf(addressOf(request).pathname);
  if (!context.get(viewerContext)) throw await signInFirst({ request, context, lang }, form);
  contractStaff({ request, context });
  const { filter } = askedIn(request);
  const typed = (name: string): string => String(form.get(name) ?? '');
  try {
    const asked = { ...filter, number, form: typed('form'), reason: typed('reason') };
    const { id } = await context.get(sendContext)(exportContractLog, asked);
    return redirect(contractLogFilePath(lang, number, { ...filter, file: id }), 303);
  } catch (error) {
    return refused(context, error, lang, form);
  }
};

export const headers = privately;

export const meta = privatePage('contracts.logFile.title', 'contracts.title');

/** Takes the log of a contract out as a file: with a reason, on record, for some days. */
export default function ContractLogFile({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { number, filter, count, file, before, days } = loaderData;
  const { t, lang, day } = useText();
  const field = fieldsOf(actionData, before ?? {});
  const log = contractPath(lang, number, { tab: 'log', ...filter });
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead
          title={t('contracts.logFile.title')}
          lead={t('contracts.logFile.of', { count, number })}
          crumbs={[
            { name: t('contracts.title'), href: contractsPath(lang) },
            { name: number, href: log },
          ]}
        />
        {file && !actionData && (
          <MadeFile
            file={
              file.made && {
                said: t('contracts.logFile.made', {
                  form: file.made.form.toUpperCase(),
                  day: day(file.made.expires.slice(0, 10), { dateStyle: 'long' }),
                }),
                href: contractLogDownloadPath(lang, number, file.id),
              }
            }
          />
        )}
        <ErrorSummary errors={actionData?.errors ?? []} />
        <Card title={t('contracts.log.file')}>
          <form key={file?.id} method="post" className="stack" noValidate>
            <p className="muted">{t('contracts.logFile.noted', { days })}</p>
            <Select
              {...field('form')}
              label={t('contracts.logFile.form')}
              options={[
                { value: 'pdf', label: t('contracts.logFile.pdf') },
                { value: 'csv', label: t('contracts.logFile.csv') },
              ]}
            />
            <TextField {...field('reason')} label={t('admin.export.reason')} maxLength={500} required />
            {before && !actionData && <ResumeNotice />}
            <div className="row">
              <Button look={file?.made ? 'tonal' : 'primary'}>{t('contracts.emails.do')}</Button>
              <LinkButton look="ghost" href={log}>
                {t('web.do.cancel')}
              </LinkButton>
            </div>
          </form>
        </Card>
      </main>
    </Desk>
  );
}
