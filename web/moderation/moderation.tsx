import { data, isRouteErrorResponse } from 'react-router';
import { languageOf } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import { leadToLastPage } from '../page/last-page.ts';
import { privately } from '../page/privately.ts';
import { readApiContext } from '../page/server-context.ts';
import { textOf } from '../page/text.ts';
import type { Route } from './+types/moderation.ts';
import { decisionOf, itemOf } from './case-items.ts';
import { decidedText } from './decided-notice.tsx';
import './moderation.css';
import { moderationAction } from './moderation-action.ts';
import type { NotTaken } from './moderation-answer.ts';
import { moderatorOnly } from './moderator.ts';
import { Queue } from './queue.tsx';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const viewer = moderatorOnly({ request, context });
  const { searchParams } = addressOf(request);
  const api = context.get(readApiContext);
  const asked = api.queueAsked(Object.fromEntries(searchParams));
  const [queue, batches, alone] = await Promise.all([
    api.moderationQueue(asked),
    api.recentBatches(),
    api.moderatesAlone(viewer),
  ]);
  leadToLastPage(request, asked.page, queue.nbPages);
  const did = searchParams.get('did');
  const item = searchParams.get('item');
  const [decided] = await api.casesShown([itemOf(item)?.id ?? []].flat());
  return {
    ...queue,
    asked,
    batches,
    desk: { me: viewer.id, alone },
    did: did === 'undo' ? ('undo' as const) : decisionOf(did),
    item,
    decided: decided ?? null,
    at: new Date(),
  };
};

export const action = ({ request, context }: Route.ActionArgs) => {
  moderatorOnly({ request, context });
  return moderationAction({ request, context });
};

/** Whether the form never reached the server, or met one that is only starting. */
const isUnsent = (error: unknown): boolean =>
  error instanceof TypeError || (isRouteErrorResponse(error) && [502, 503, 504].includes(error.status));

/** A form that the network loses is answered in the page, beside the case that it was about. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnsent(error)) throw error;
    const [, value] = String(form.get('one') ?? '').split(' ');
    const message = textOf(languageOf(location.pathname)).t('moderation.unsent');
    const refusal = { errors: [{ message }], values: {}, code: 'request.unsent' };
    const answer: NotTaken = { refusal, about: itemOf(value)?.id ?? null, of: null };
    return data(answer, { status: 503 });
  }
};

export const headers = privately;

// a screen reader says the title first: it tells what came of the last page
export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const text = textOf(languageOf(location.pathname));
  const done = loaderData && decidedText(text, loaderData);
  return privateHead(...(done ? [done] : []), text.t('moderation.title'));
};

export default function Moderation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Desk>
      <Queue queue={loaderData} answer={actionData} />
    </Desk>
  );
}
