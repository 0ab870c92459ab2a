import { element } from '../client/words.ts';
import sprite from '../ui/icons.svg?no-inline';

/** What is wrong: `field` is the id of the control; without it the sentence stands alone. */
export type Refusal = { readonly field?: string; readonly message: string };

const icon = (): SVGSVGElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${sprite}#alert`);
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(use);
  return svg;
};

/** The control as it was before a refusal was shown beside it. */
const describedBefore = new WeakMap<HTMLElement, string | null>();

/** Takes the last refusal away, also one that the page came with. */
export const hideRefusal = (form: HTMLFormElement): void => {
  const page = form.closest('main, dialog') ?? form;
  for (const shown of page.querySelectorAll('.error-summary')) shown.remove();
  for (const line of form.querySelectorAll('.field > .error')) line.remove();
  for (const field of form.querySelectorAll('.field.invalid')) field.classList.remove('invalid');
  for (const control of form.querySelectorAll<HTMLElement>('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    const before = describedBefore.get(control);
    if (before) control.setAttribute('aria-describedby', before);
    else if (before === null) control.removeAttribute('aria-describedby');
  }
};

/** The sentence under the control that it is about, where the server puts it too (`ui/field.tsx`). */
const showBeside = (control: HTMLElement, message: string): void => {
  const field = control.closest('.field');
  const line = element('p', { class: 'error', id: `${control.id}-error` }, icon(), element('span', {}, message));
  const hint = [...(field?.children ?? [])].find((one) => one.matches('.hint'));
  if (hint) hint.before(line);
  else (field ?? control).append(line);
  field?.classList.add('invalid');
  const described = control.getAttribute('aria-describedby');
  describedBefore.set(control, described);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', [line.id, described].filter(Boolean).join(' '));
};

/** Shows a refusal above the form and beside its fields, as the server would, and moves the focus to the summary. */
export const showRefusal = (form: HTMLFormElement, refusals: readonly Refusal[], title: string): void => {
  hideRefusal(form);
  const list = element('ul', {});
  for (const { field, message } of refusals) {
    const control = field ? form.querySelector<HTMLElement>(`#${CSS.escape(field)}`) : null;
    list.append(element('li', {}, control ? element('a', { href: `#${control.id}` }, message) : message));
    if (control) showBeside(control, message);
  }
  const text = element('div', {}, ...(title ? [element('p', {}, element('b', {}, title))] : []), list);
  const summary = element(
    'div',
    { class: 'error-summary', role: 'alert', tabindex: '-1' },
    element('div', { class: 'notice bad' }, icon(), text),
  );
  form.before(summary);
  summary.focus();
};
