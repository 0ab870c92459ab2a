import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const mostMs = 60_000;

/** A fresh proof of work for the challenge at `url`, as the server reads it. */
export const prove = async (url: string): Promise<string> => {
  const answer = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`the challenge answered ${answer.status}`);
  const challenge = (await answer.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: mostMs });
  if (!solution) throw new Error('the work was not done in time');
  return btoa(JSON.stringify({ challenge, solution }));
};
