import { createActor, fromPromise } from 'xstate';
import {
  type FieldRefusal,
  type RegistrationStep,
  registrationMachine,
  type StepAnswer,
  type Values,
} from '../account/registration.machine.ts';
import { element } from './words.ts';

const timeoutMs = 20_000;

type Problem = { readonly title?: string; readonly errors?: readonly { pointer: string; message: string }[] };

const refusalsIn = ({ title = '', errors = [] }: Problem): FieldRefusal[] =>
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

const unsay = (form: HTMLFormElement): void => {
  for (const said of form.querySelectorAll('[data-said]')) said.remove();
  for (const field of form.querySelectorAll('.field.invalid')) field.classList.remove('invalid');
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
};

/** Says beside each field what is wrong with it, and leads there. */
const say = (form: HTMLFormElement, errors: readonly FieldRefusal[]): void => {
  const summary = element('div', { class: 'error-summary', role: 'alert', tabindex: '-1', 'data-said': '' });
  const list = element('ul', {});
  for (const { field, message } of errors) {
    const control = field ? form.querySelector<HTMLElement>(`#${CSS.escape(field)}`) : null;
    list.append(element('li', {}, control ? element('a', { href: `#${control.id}` }, message) : message));
    if (!control) continue;
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', `${control.id}-said ${control.getAttribute('aria-describedby') ?? ''}`);
    control.closest('.field')?.classList.add('invalid');
    control.after(element('p', { class: 'error', id: `${control.id}-said`, 'data-said': '' }, message));
  }
  summary.append(element('div', { class: 'notice bad' }, list));
  form.prepend(summary);
  summary.focus();
};

/** Drives the form of one step: sent in place, again when the connection is back, with nothing typed lost. */
export const registration = (form: HTMLFormElement): void => {
  const step = form.dataset.registration as RegistrationStep;
  const { waiting = '', sending = '' } = form.dataset;
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const status = element('p', { class: 'hint', role: 'status' });
  form.append(status);
  const actor = createActor(
    registrationMachine.provide({ actors: { send: fromPromise(({ input }) => send(input.step, input.values)) } }),
    { input: { step } },
  );
  actor.subscribe((snapshot) => {
    if (button) button.disabled = snapshot.hasTag('busy');
    status.textContent = snapshot.hasTag('waiting') ? waiting : snapshot.hasTag('busy') ? sending : '';
    if (snapshot.matches('done')) location.assign(snapshot.context.next);
    else if (snapshot.matches('filling') && snapshot.context.errors.length > 0) say(form, snapshot.context.errors);
  });
  actor.start();
  addEventListener('online', () => actor.send({ type: 'online' }));
  form.addEventListener('input', () => actor.send({ type: 'edit' }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    unsay(form);
    const given = new FormData(form, event.submitter);
    const values = Object.fromEntries([...given].map(([name, value]) => [name, String(value)]));
    actor.send({ type: 'submit', values });
  });
};
