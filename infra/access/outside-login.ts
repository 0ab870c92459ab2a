import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { newToken } from './secret.ts';

/** Sign-in with an account of another provider, by OAuth 2 with PKCE. */
export type OutsideLogin = {
  /** The name of the provider: `Facebook`. */
  readonly name: string;
  /** Returns the address to redirect to, and the values needed when the browser comes back. */
  begin(redirectUri: string): { readonly url: string; readonly state: string; readonly verifier: string };
  /** Returns the person's id at the provider. Throws when the provider does not answer with one. */
  whoIs(code: string, verifier: string, redirectUri: string): Promise<string>;
};

const timeoutMs = 10_000;
const token = z.object({ access_token: z.string().min(1) });
const profile = z.object({ id: z.union([z.string().min(1), z.number()]).transform(String) });

const answerOf = async (url: string | URL, init?: RequestInit): Promise<unknown> => {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs), ...init });
  if (!answer.ok) throw new Error(`The provider of log-ins answered ${answer.status}`);
  return answer.json();
};

/** Returns the configured provider; null when there is none. */
export const outsideLogin = (config: Config): OutsideLogin | null => {
  const { OAUTH_CLIENT_ID: clientId, OAUTH_CLIENT_SECRET: clientSecret } = config;
  if (!clientId || !clientSecret) return null;
  return {
    name: config.OAUTH_NAME,
    begin(redirectUri) {
      const [state, verifier] = [newToken(), newToken()];
      const url = new URL(config.OAUTH_AUTHORIZE_URL);
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return { url: url.href, state, verifier };
    },
    async whoIs(code, verifier, redirectUri) {
      const body = new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
      });
      const { access_token } = token.parse(await answerOf(config.OAUTH_TOKEN_URL, { method: 'POST', body }));
      const headers = { Authorization: `Bearer ${access_token}` };
      return profile.parse(await answerOf(config.OAUTH_PROFILE_URL, { headers })).id;
    },
  };
};
