import { createActor, fromPromise } from 'xstate';
import {
  type RegistrationStep,
  registrationMachine,
  type StepAnswer,
  type Values,
} from '../account/registration.machine.ts';
import { dropDraft } from '../client/draft-store.ts';
import { goTo } from '../client/leaving.ts';
import { element } from '../client/words.ts';
import { hideRefusal, type Refusal, showRefusal } from './refusal.ts';

const timeoutMs = 20_000;

type Problem = { readonly title?: string; readonly errors?: readonly { pointer: string; message: string }[] };

const refusalsIn = ({ title = '', errors = [] }: Problem): Refusal[] =>
  errors.length > 0
    ? errors.map(({ pointer, message }) => ({ field: pointer.slice(1).replaceAll('/', '-'), message }))
    : [{ message: title }];

/** Sends a step to the server; throws when the connection or the server fails, so that it is tried again. */
const send = async (step: RegistrationStep, values: Values): Promise<StepAnswer> => {
  const answer = await fetch(`/api/registration/${step}?lang=${document.documentElement.lang}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.ok) return { outcome: 'done', next: ((await answer.json()) as { next: string }).next };
  if (answer.status >= 500) throw new Error(`the server answered ${answer.status}`);
  return { outcome: 'refused', errors: refusalsIn((await answer.json()) as Problem) };
};

const valuesOf = (form: HTMLFormElement, submitter: HTMLElement | null): Values =>
  Object.fromEntries([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));

/** Resolves once a box that was ticked has its proof, or gave up (`bot-check.ts`). */
const proved = async (form: HTMLFormElement): Promise<void> => {
  const place = form.querySelector('[data-bot-check][aria-busy]');
  if (place) await new Promise((settled) => place.addEventListener('sokoni:proved', settled, { once: true }));
};

/** Drives the form of one step: sent in place, again when the connection is back, with nothing typed lost. */
export const registration = (form: HTMLFormElement): void => {
  const step = form.dataset.registration as RegistrationStep;
  const { waiting = '', sending = '', titles = '[]' } = form.dataset;
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const status = element('p', { class: 'hint', role: 'status' });
  form.append(status);
  form.noValidate = true; // a browser's own bubble is in its language, and not every screen reader says it
  let submitter: HTMLElement | null = null;
  const sendForm = async (): Promise<StepAnswer> => {
    await proved(form);
    return send(step, valuesOf(form, submitter));
  };
  /** A proof that has expired meanwhile is none of the person's business: another one is made, once. */
  const sendProved = async (): Promise<StepAnswer> => {
    const answer = await sendForm();
    const expired = answer.outcome === 'refused' && answer.errors.every(({ field }) => field === 'altcha');
    const box = form.querySelector<HTMLInputElement>('#altcha');
    if (!expired || !box?.checked) return answer;
    box.dispatchEvent(new Event('change'));
    return sendForm();
  };
  const actor = createActor(registrationMachine.provide({ actors: { send: fromPromise(sendProved) } }), {
    input: { step },
  });
  actor.subscribe((snapshot) => {
    if (button) button.ariaDisabled = snapshot.hasTag('busy') ? 'true' : null;
    status.textContent = snapshot.hasTag('waiting') ? waiting : snapshot.hasTag('busy') ? sending : '';
    if (!snapshot.matches('done')) return;
    dropDraft(form.dataset.draft);
    goTo(snapshot.context.next);
  });
  actor.on('refused', ({ errors }) => {
    const fields = errors.filter(({ field }) => field).length;
    showRefusal(form, errors, (JSON.parse(titles) as string[])[fields] ?? '');
  });
  actor.start();
  addEventListener('online', () => actor.send({ type: 'online' }));
  form.addEventListener('input', () => actor.send({ type: 'edit' }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!actor.getSnapshot().matches('filling')) return;
    hideRefusal(form);
    submitter = event.submitter;
    actor.send({ type: 'submit', values: valuesOf(form, submitter) });
  });
};
