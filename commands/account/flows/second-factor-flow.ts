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
  type Setup,
} from '../second-factor.ts';
import type { SignedIn } from '../sign-in.ts';
import type { AccountFlow } from './account-flow.ts';

/** Whoever proved their password has as long to prove the rest. */
const stepS = 600;

/** Half-way in: whose account, since when, and where to go on. */
type HalfWay = { readonly account: string; readonly at: number; readonly to: string };

/** What an app takes up: typed by hand, followed as a link, or read from a drawing of `size` squares a side. */
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

/** What is asked beside a password, on the way in and among one's settings. */
export const secondFactorFlow = ({
  accounts,
  request,
  reply,
  secure,
  origin,
  envelope,
  limited,
  ...flow
}: AccountFlow) => {
  const { secondFactors } = accounts.access;
  const cookie = ownCookie('second-step', secure);
  const halfWays = sealedDrafts<HalfWay>(accounts.pool, accounts.access.secret);
  const halfWay = async (): Promise<HalfWay | null> => {
    const found = await halfWays.find(cookieOf(request, cookie), new Date());
    return found && Date.now() - found.at < stepS * 1000 ? found : null;
  };
  const oneself = (): string => flow.signedIn().id;
  const shown = (secret: string, setup: string, email: string): SetupShown => {
    const address = totpAddress(secret, email);
    return { setup, secret, address, drawing: drawingOf(address) };
  };

  return {
    /** Gives the session that a proof opened, or keeps in mind for a while who has to prove more. */
    async letIn(signed: SignedIn, to: string): Promise<'in' | 'second'> {
      if (signed.step === 'second') {
        const said = { account: signed.accountId, at: Date.now(), to: safePath(to, '') };
        const token = await halfWays.keep(undefined, said, new Date());
        setCookie(reply, { name: cookie, value: token, maxAgeS: stepS, secure });
        return 'second';
      }
      await flow.endOwn();
      giveSession(reply, signed.token, secure);
      flow.rememberDevice(signed.accountId);
      return 'in';
    },
    halfWay,
    /** Opens the session of whoever is half-way in; answers with where they go on. */
    async passSecond(proof: SecondProof): Promise<{ readonly accountId: string; readonly to: string }> {
      await limited('code');
      const found = await halfWay();
      if (!found) throw refuse('second-factor-needed');
      const session = await passSecondFactor(accounts, found.account, proof, origin, envelope('second'));
      await halfWays.drop(cookieOf(request, cookie) ?? '');
      setCookie(reply, { name: cookie, value: '', maxAgeS: 0, secure });
      await flow.endOwn();
      giveSession(reply, session, secure);
      flow.rememberDevice(found.account);
      return { accountId: found.account, to: found.to };
    },

    /** Since when a second factor is asked for and how many recovery codes are left; nothing while there is none. */
    secondFactor: () => secondFactors.state(oneself()),
    beginSecondFactor(email: string): SetupShown {
      const { secret, setup } = secondFactors.begin(oneself(), new Date());
      return shown(secret, setup, email);
    },
    /** What was begun, to be shown again; anew where it is too old. */
    resumeSecondFactor(setup: string, email: string): SetupShown {
      const made = secondFactors.resume(oneself(), setup, new Date());
      return made ? shown(made, setup, email) : this.beginSecondFactor(email);
    },
    async addSecondFactor(asked: Setup): Promise<readonly string[]> {
      oneself();
      await limited('code');
      return addSecondFactor(accounts, asked, flow.signedIn().session, origin, envelope('add-second'));
    },
    async renewRecoveryCodes(current: string): Promise<readonly string[]> {
      oneself();
      await limited('password');
      return renewRecoveryCodes(accounts, current, origin, envelope('recovery-codes'));
    },
    async removeSecondFactor(current: string): Promise<void> {
      oneself();
      await limited('password');
      await removeSecondFactor(accounts, current, flow.signedIn().session, origin, envelope('remove-second'));
    },
  };
};

export type SecondFactorFlow = ReturnType<typeof secondFactorFlow>;
