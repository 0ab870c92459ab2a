import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { element } from '../client/words.ts';

const mostMs = 60_000;

/** A fresh proof of work, as the server reads it. */
const prove = async (url: string): Promise<string> => {
  const answer = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`the challenge answered ${answer.status}`);
  const challenge = (await answer.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: mostMs });
  if (!solution) throw new Error('the work was not done in time');
  return btoa(JSON.stringify({ challenge, solution }));
};

/**
 * Draws the box that people tick into its place; ticked, the browser does the work and the form carries the proof.
 * While it works the place is `aria-busy`; then it tells `sokoni:proved`. A `change` of the box begins anew, and so does
 * a page that is gone back to: its proof has been used.
 */
export const botCheck = (place: HTMLElement): void => {
  const { botCheck: url = '', label = '', working = '', done = '', failed = '' } = place.dataset;
  if (place.childElementCount > 0) return;
  const status = element('p', { class: 'hint', role: 'status' });
  const proof = element('input', { type: 'hidden', name: 'altcha', value: '' });
  const box = element('input', { type: 'checkbox', id: 'altcha', required: '' });
  place.append(
    element('div', { class: 'choice field' }, element('label', {}, box, element('span', {}, label)), status),
    proof,
  );
  let turn = 0;
  const settle = (value: string, said: string): void => {
    proof.setAttribute('value', value);
    status.textContent = said;
    place.removeAttribute('aria-busy');
    place.dispatchEvent(new Event('sokoni:proved'));
  };
  const begin = async (): Promise<void> => {
    const mine = ++turn;
    if (!box.checked) return settle('', '');
    proof.setAttribute('value', '');
    status.textContent = working;
    place.setAttribute('aria-busy', 'true');
    try {
      const proved = await prove(url);
      if (mine === turn) settle(proved, done);
    } catch (error) {
      console.warn(error);
      if (mine !== turn) return;
      box.checked = false;
      settle('', failed);
    }
  };
  box.addEventListener('change', begin);
  addEventListener('pageshow', ({ persisted }) => persisted && begin());
};
