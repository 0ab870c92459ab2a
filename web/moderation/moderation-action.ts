import { randomUUID } from 'node:crypto';
import { type RouterContextProvider, redirect } from 'react-router';
import { decideBatch } from '#commands/moderation/decide-batch.ts';
import type { RefusalReason } from '#domain/refusal-reasons.ts';
import { refusalReasons } from '#domain/refusal-reasons.ts';
import { languageOf, moderationBatchPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { refused, typedIn } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { textOf } from '../page/text.ts';
import { decisionOf, itemOf, kindOf } from './case-items.ts';
import { decideOne } from './decide.ts';
import type { ModerationAnswer, NotTaken } from './moderation-answer.ts';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

const reasonOf = (value: unknown): RefusalReason | null => refusalReasons.find((reason) => reason === value) ?? null;

const sorry = (form: FormData, message: string): NotTaken => ({
  refusal: { errors: [{ message }], values: typedIn(form), code: 'request.invalid' },
  about: null,
  of: null,
});

/** What the buttons of the queue do: one decision, the look at a decision on many, that decision, and its undoing. */
export const moderationAction = async ({ request, context }: Asked): Promise<ModerationAnswer | Response> => {
  const url = addressOf(request);
  const lang = languageOf(url.pathname);
  const { t } = textOf(lang);
  const form = await request.formData();
  const items = form.getAll('item').flatMap((value) => itemOf(value) ?? []);
  const reason = reasonOf(form.get('reason'));
  const after = (said: Readonly<Record<string, string>>) => {
    const to = new URL(url);
    for (const [name, value] of Object.entries(said)) to.searchParams.set(name, value);
    return redirect(to.pathname + to.search, 303);
  };
  const [one = '', value = ''] = String(form.get('one') ?? '').split(' ');
  const single = itemOf(value);
  try {
    const decision = decisionOf(one);
    if (single && decision) {
      await decideOne(context, { item: single, decision, form });
      return after({ did: decision, item: value });
    }
    const undone = decisionOf(form.get('undo'));
    if (undone && items[0]) {
      await decideOne(context, { item: items[0], decision: 'undo', form, undone });
      return after({ did: 'undo', item: String(form.get('item')) });
    }
    const previewed = decisionOf(form.get('preview'));
    if (previewed) {
      const chosen = items.filter(({ kind }) => kind === kindOf[previewed]);
      if (chosen.length === 0) return sorry(form, t('moderation.batch.none'));
      if (previewed === 'refuse' && !reason) return sorry(form, t('moderation.do.reasonNeeded'));
      const found = await context.get(readApiContext).casesShown(chosen.map(({ id }) => id));
      const cases = found.filter(({ waits }) => waits);
      const left = items.length - cases.length;
      return { preview: { decision: previewed, reason, cases, left, key: randomUUID() } };
    }
    const decided = decisionOf(form.get('decide'));
    if (decided && items.length > 0) {
      const chosen = items.map(({ kind: _kind, ...item }) => item);
      const key = String(form.get('key') ?? '');
      const send = context.get(sendContext);
      const { id } = await send(decideBatch, { decision: decided, reason, items: chosen }, { key });
      return redirect(moderationBatchPath(lang, String(id)), 303);
    }
  } catch (error) {
    const refusal = refused(context, error, lang, form).data;
    const [of = null] = single ? await context.get(readApiContext).casesShown([single.id]) : [];
    return { refusal, about: single?.id ?? null, of };
  }
  return after({});
};
