import { announce } from './announce.ts';
import { suggest } from './suggest.ts';
import { element, word } from './words.ts';

const linesIn = (text: string): string[] => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);

/**
 * A list that is written line by line becomes one that is picked: what is in it as chips, and a field that suggests and
 * adds. The lines stay what is sent.
 */
export const pickLines = (area: HTMLTextAreaElement): void => {
  const { id, dataset } = area;
  const chips = element('ul', { class: 'chips picked-lines' });
  const input = element('input', { type: 'text', class: 'control', autocomplete: 'off', enterkeyhint: 'done' });
  for (const name of ['aria-describedby', 'aria-invalid']) {
    const said = area.getAttribute(name);
    if (said) input.setAttribute(name, said);
  }
  input.maxLength = Number(dataset.each ?? 100);
  input.dataset.suggest = dataset.suggest;
  area.id = `${id}-lines`;
  input.id = id; // what the label and the summary of errors lead to
  area.hidden = true;
  area.before(chips, input);
  suggest(input);
  const hint = document.getElementById(`${id}-hint`);
  if (hint && dataset.hint) hint.textContent = dataset.hint;

  const show = (): void => {
    chips.replaceChildren(
      ...linesIn(area.value).map((line) => {
        const remove = element('button', { type: 'button', 'aria-label': `${dataset.remove ?? ''} ${line}` }, '×');
        remove.addEventListener('click', () => {
          say(linesIn(area.value).filter((one) => one !== line));
          announce(word('lineRemoved', { line }));
          input.focus();
        });
        remove.addEventListener('keydown', (event) => {
          if (event.key !== 'Backspace' && event.key !== 'Delete') return;
          event.preventDefault();
          remove.click();
        });
        return element('li', { class: 'chip' }, line, remove);
      }),
    );
    chips.hidden = area.value.trim() === '';
  };
  const say = (lines: readonly string[]): void => {
    area.value = lines.join('\n');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    show();
  };
  const add = (): void => {
    const lines = input.value.split(',').flatMap(linesIn);
    input.value = '';
    if (lines.length === 0) return;
    say(linesIn([area.value, ...lines].join('\n')));
    announce(word('lineAdded', { line: lines.join(', ') }));
  };

  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && input.value.trim() && !event.defaultPrevented) {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && input.value === '') {
      // goes to the last one; pressed again there, it removes it
      event.preventDefault();
      chips.querySelector<HTMLElement>('li:last-child button')?.focus();
    }
  });
  input.addEventListener('suggestion', add);
  // not before: what moves under a finger is not pressed
  area.form?.addEventListener('submit', add);
  addEventListener('pagehide', add, { capture: true }); // before the draft is kept
  area.addEventListener('change', show); // a draft was put back
  area.form?.addEventListener('reset', () => setTimeout(show));
  show();
};
