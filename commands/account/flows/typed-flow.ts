import { isOneself } from '#domain/actor.ts';
import { type FormDraft, formDrafts } from '#infra/access/form-drafts.ts';
import { sealedDrafts } from '#infra/access/sealed-drafts.ts';
import { cookieOf, ownCookie, setCookie } from '#infra/http/cookies.ts';
import type { AccountFlow } from './account-flow.ts';

/** A longer form is not saved; its length is counted in characters. */
const maxTypedBytes = 64 * 1024;
const keptS = 24 * 3600;

type Typed = Readonly<Record<string, string>>;

/**
 * Saves what a visitor typed into a form that needs an account, while they sign in or register; and tells what somebody
 * who is signed in typed on another device.
 */
export const typedFlow = ({ context, request, reply, secure, mayTry }: AccountFlow) => {
  const cookie = ownCookie('typed', secure);
  const drafts = sealedDrafts<{ path: string; values: Typed }>(context.pool, context.accounts.access.secret);
  return {
    async keepTyped(path: string, values: Typed): Promise<void> {
      const size = Object.values(values).reduce((sum, { length }) => sum + length, path.length);
      if (size > maxTypedBytes || !(await mayTry('typed'))) return;
      const token = await drafts.keep(undefined, { path, values }, new Date());
      setCookie(reply, { name: cookie, value: token, maxAgeS: keptS, secure });
    },
    /** The saved form of that page, or null. It is deleted when it is read. */
    async typed(path: string): Promise<Typed | null> {
      const token = cookieOf(request, cookie);
      const draft = await drafts.find(token, new Date());
      if (!token || draft?.path !== path) return null;
      await drafts.drop(token);
      setCookie(reply, { name: cookie, value: '', maxAgeS: 0, secure });
      return draft.values;
    },
    /** What the person typed in those forms and did not send; nothing of a visitor, nor for staff who act as somebody. */
    async formDrafts(forms: readonly string[]): Promise<ReadonlyMap<string, FormDraft>> {
      const { viewer } = request;
      return viewer && isOneself(viewer) ? formDrafts(context.pool).find(viewer.id, forms, new Date()) : new Map();
    },
    /** The form was taken: what is kept of it ends. */
    async endFormDraft(form: string): Promise<void> {
      const { viewer } = request;
      if (viewer && isOneself(viewer)) await formDrafts(context.pool).drop(viewer.id, form);
    },
  };
};
