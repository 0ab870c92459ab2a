import { data, redirect } from 'react-router';
import { changeNumbers, resumeNumbersChange } from '#commands/company/numbers-change.commands.ts';
import { isAdministrator } from '#domain/actor.ts';
import { viewerOrSignIn } from '../account/sign-in-first.ts';
import { languageOf, numberProblemsPath, numbersChangePath } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/numbers-change.ts';
import { ChangeOfNumbers } from './change-of-numbers.tsx';
import './numbers.css';
import { useFormAnswer } from '../client/form-answer.ts';

/** Who changes numbers: administrators. */
const administratorOnly = ({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>): void => {
  const lang = languageOf(addressOf(request).pathname);
  if (!isAdministrator(viewerOrSignIn({ request, context, lang }))) throw data(null, { status: 403 });
};

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  administratorOnly({ request, context });
  const { searchParams } = addressOf(request);
  const api = context.get(readApiContext);
  const changes = await api.numbersChanges();
  const chosen = changes.find(({ plan }) => plan.name === searchParams.get('plan'));
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1);
  // what reads every number waits until they stand still
  const isStill = chosen && chosen.state.status !== 'going';
  const preview = isStill ? await api.numbersChangePreview(chosen.plan.name, page) : null;
  return { changes, chosen: chosen?.plan.name ?? null, preview };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  administratorOnly({ request, context });
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  const [plan, way] = [form.get('plan'), form.get('do')];
  const send = context.get(sendContext);
  try {
    if (way === 'resume') await send(resumeNumbersChange, { plan });
    else await send(changeNumbers, { plan, way });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(numbersChangePath(lang, String(plan)), 303);
};

export const headers = privately;

export const meta = privatePage('desk.change.title', 'moderation.title');

/** Where administrators give all numbers of a country their new form, see how far that is, and take it back. */
export default function NumbersChange({
  loaderData: { changes, chosen, preview },
  actionData: latest,
}: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { t, lang } = useText();
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead
          title={t('desk.change.title')}
          crumbs={[{ name: t('desk.numbers.title'), href: numberProblemsPath(lang) }]}
          lead={t('desk.change.lead')}
        />
        <ErrorSummary errors={actionData?.errors ?? []} title={actionData?.errors[0]?.message ?? ''} />
        {changes.map((change) => (
          <ChangeOfNumbers
            key={change.plan.name}
            change={change}
            isChosen={change.plan.name === chosen}
            preview={change.plan.name === chosen ? preview : null}
          />
        ))}
      </main>
    </Desk>
  );
}
