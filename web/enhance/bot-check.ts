import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { element } from './words.ts';

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

/** Draws the box that people tick into its place; ticked, the browser does the work and the form carries the proof. */
export const botCheck = (place: HTMLElement): void => {
  const { botCheck: url = '', label = '', working = '', done = '', failed = '' } = place.dataset;
  if (place.childElementCount > 0) return;
  const said = element('p', { class: 'hint', role: 'status' });
  const proof = element('input', { type: 'hidden', name: 'altcha', value: '' });
  const box = element('input', { type: 'checkbox', id: 'altcha', required: '' });
  place.append(
    element('div', { class: 'choice field' }, element('label', {}, box, element('span', {}, label)), said),
    proof,
  );
  box.addEventListener('change', async () => {
    proof.setAttribute('value', '');
    said.textContent = '';
    if (!box.checked) return;
    box.disabled = true;
    said.textContent = working;
    try {
      proof.setAttribute('value', await prove(url));
      said.textContent = done;
    } catch (error) {
      console.warn(error);
      box.checked = false;
      said.textContent = failed;
    }
    box.disabled = false;
  });
};
