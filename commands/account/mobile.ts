import { z } from 'zod';
import { mayChangeOwnSignIn } from '#domain/account/account.permissions.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import { line } from '#domain/text.ts';
import { codeMinutes } from '#infra/access/codes.ts';
import { type NamedLimit, perHour } from '#infra/limits/limit.ts';
import { type Command, command } from '../command.ts';
import { e164, takesTexts } from '../phone-number.ts';
import { askAccount, minutes } from './accounts.ts';
import { mailing } from './of-managers.ts';
import { toOneMobile } from './tries.ts';
import { codeRefusals } from './wrong-code.ts';

const purpose = 'verify-mobile';

/** Text messages with a code that one person may request, to whatever mobile. */
const forOnePerson: NamedLimit = { name: 'sms/person', burst: 5, perMinute: perHour(5) };

/** Text messages with a code that one IP address may request, whatever accounts it has. */
const fromOneAddress: NamedLimit = { name: 'sms/address', burst: 10, perMinute: perHour(10) };

/** A mobile as people write it, in E.164. Throws a `Rejection` for what is none. */
const mobileIn = (written: string, country: string | null): string => {
  const mobile = e164(written, { country });
  if (mobile === undefined) throw refuse('mobile-unreadable', {}, '/mobile');
  if (!takesTexts(mobile)) throw refuse('not-a-mobile', {}, '/mobile');
  return mobile;
};

/** Sends a code by text message to a mobile that somebody says is theirs. A number without its country's code is one of `country`. */
export const sendMobileCode = command({
  context: 'account',
  name: 'send-mobile-code',
  schema: z.strictObject({ mobile: line(40), country: z.string().length(2).nullable().default(null) }),
  allowed: mayChangeOwnSignIn,
  limit: mailing,
  async handle({ accounts: { access, queueSms }, limits }, data, envelope) {
    const { actor, commandId, now, locale = 'fr', subscriber } = envelope;
    if (!queueSms) throw refuse('texts-off');
    const mobile = mobileIn(data.mobile, data.country);
    const waitS = await access.codes.waitS(purpose, actor.id, now);
    if (waitS > 0) throw refuse('code-too-soon', { seconds: waitS });
    await limits.demand(forOnePerson, actor.id);
    if (subscriber !== undefined) await limits.demand(fromOneAddress, subscriber);
    await limits.demand(toOneMobile, mobile);
    const issued = await access.codes.issue(purpose, actor.id, now, mobile);
    if ('waitS' in issued) throw refuse('code-too-soon', { seconds: issued.waitS });
    await queueSms({
      key: `mobile-code/${commandId}`,
      template: 'mobileCode',
      person: actor.id,
      to: { phone: mobile, language: locale },
      values: { code: issued.code, minutes: codeMinutes[purpose] },
      expiresAt: minutes(now, codeMinutes[purpose]),
    });
    return { position: null };
  },
});

/** Takes the code: the mobile that it went to is now the person's own. */
export const verifyMobile = command({
  context: 'account',
  name: 'verify-mobile',
  schema: z.strictObject({ code: z.string().max(40) }),
  allowed: mayChangeOwnSignIn,
  limit: { burst: 30, perMinute: 2 },
  async handle(context, { code }, envelope) {
    const { actor, now } = envelope;
    const { codes } = context.accounts.access;
    const { outcome, carried } = await codes.redeem(purpose, actor.id, code.replace(/\D/g, ''), now);
    if (outcome !== 'right') throw refuse(codeRefusals[outcome], {}, '/code');
    const data = { accountId: actor.id, mobile: z.string().parse(carried) };
    const { position } = await askAccount(context, { type: 'VerifyMobile', data }, envelope);
    return { position };
  },
});

export const removeMobile = command({
  context: 'account',
  name: 'remove-mobile',
  schema: z.strictObject({}),
  allowed: mayChangeOwnSignIn,
  async handle(context, _, envelope) {
    const data = { accountId: envelope.actor.id };
    const { position } = await askAccount(context, { type: 'RemoveMobile', data }, envelope);
    return { position };
  },
});

/** The commands of members for the mobile that text messages go to. */
export const mobileCommands: readonly Command[] = [sendMobileCode, verifyMobile, removeMobile];
