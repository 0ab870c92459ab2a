import QRCode from 'qrcode';
import { refuse } from '#domain/account/account.rejections.ts';
import { sealedDrafts } from '#infra/access/sealed-drafts.ts';
import { totpAddress } from '#infra/access/totp.ts';
import { cookieOf, ownCookie, setCookie } from '#infra/http/cookies.ts';
import { giveSession } from '#infra/http/session-cookie.ts';
import { safePath } from '#web/addresses/paths.ts';
import {
  addSecondFactor,
  passSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecondProof,
} from '../second-factor.ts';
import type { SignedIn } from '../sign-in.ts';
import type { AccountFlow } from './account-flow.ts';

/** How long a person has for the second factor, after their password was right. */
const stepS = 600;

/** A sign-in that still needs the second factor: the account, when it began (in ms), and the page to go to. */
type HalfWay = { readonly account: string; readonly at: number; readonly to: string };

/** A code of the app that `setup` was made for, and the person's password. */
type Setup = { readonly setup: string; readonly code: string; readonly current: string };

/** What an authenticator app reads: a secret to type, a link, or a QR code of `size` squares on each side. */
export type SetupShown = {
  readonly setup: string;
  readonly secret: string;
  readonly address: string;
  readonly drawing: { readonly size: number; readonly path: string };
};

const drawingOf = (text: string): SetupShown['drawing'] => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const dark = [...modules.data].flatMap((one, at) =>
    one ? [`M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z`] : [],
  );
  return { size: modules.size, path: dark.join('') };
};

/** The second factor: when a person signs in, and in their settings. */
export const secondFactorFlow = ({
  context: { accounts, pool },
  request,
  reply,
  secure,
  send,
  ...flow
}: AccountFlow) => {
  const { secondFactors, secret } = accounts.access;
  const cookie = ownCookie('second-step', secure);
  const halfWays = sealedDrafts<HalfWay>(pool, secret);
  const halfWay = async (): Promise<HalfWay | null> => {
    const draft = await halfWays.find(cookieOf(request, cookie), new Date());
    return draft && Date.now() - draft.at < stepS * 1000 ? draft : null;
  };
  const oneself = (): string => flow.signedIn().id;
  const shown = (secret: string, setup: string, email: string): SetupShown => {
    const address = totpAddress(secret, email);
    return { setup, secret, address, drawing: drawingOf(address) };
  };

  return {
    /** Sets the cookie of the session, or of a draft for the person who still needs the second factor. */
    async letIn(signed: SignedIn, to: string): Promise<'in' | 'second'> {
      if (signed.step === 'second') {
        const draft = { account: signed.accountId, at: Date.now(), to: safePath(to, '') };
        const token = await halfWays.keep(undefined, draft, new Date());
        setCookie(reply, { name: cookie, value: token, maxAgeS: stepS, secure });
        return 'second';
      }
      await flow.endOwn();
      giveSession(reply, signed.token, secure);
      flow.rememberDevice(signed.accountId);
      return 'in';
    },
    halfWay,
    /** Signs in with the second factor; returns the account and the page to go to. */
    async passSecond(proof: SecondProof): Promise<{ readonly accountId: string; readonly to: string }> {
      const draft = await halfWay();
      if (!draft) throw refuse('second-factor-needed');
      const { token } = await send(passSecondFactor, { accountId: draft.account, proof });
      await halfWays.drop(cookieOf(request, cookie) ?? '');
      setCookie(reply, { name: cookie, value: '', maxAgeS: 0, secure });
      await flow.endOwn();
      giveSession(reply, token, secure);
      flow.rememberDevice(draft.account);
      return { accountId: draft.account, to: draft.to };
    },

    /** Since when the second factor is on, and how many recovery codes are left; null while it is off. */
    secondFactor: () => secondFactors.state(oneself()),
    beginSecondFactor(email: string): SetupShown {
      const { secret, setup } = secondFactors.begin(oneself(), new Date());
      return shown(secret, setup, email);
    },
    /** The setup that was begun, to show it again; a new one when it is too old. */
    resumeSecondFactor(setup: string, email: string): SetupShown {
      const made = secondFactors.resume(oneself(), setup, new Date());
      return made ? shown(made, setup, email) : this.beginSecondFactor(email);
    },
    async addSecondFactor(setup: Setup): Promise<readonly string[]> {
      return (await send(addSecondFactor, setup)).codes;
    },
    async renewRecoveryCodes(current: string): Promise<readonly string[]> {
      return (await send(renewRecoveryCodes, { current })).codes;
    },
    async removeSecondFactor(current: string): Promise<void> {
      await send(removeSecondFactor, { current });
    },
  };
};

export type SecondFactorFlow = ReturnType<typeof secondFactorFlow>;
