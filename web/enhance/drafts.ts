import { draftKey as keyOf, readDraft as read, whenDropped, writeDraft as write } from '../client/draft-store.ts';
import { hasForgotten } from '../client/forget-typed.ts';
import { typedIn, typeInto } from '../client/kept-forms.ts';
import { markSent } from '../client/sent-form.ts';
import { element, word } from '../client/words.ts';

const pauseMs = 500;

/** The line that says that a draft is back, with the way to what is saved. */
const tell = (form: HTMLFormElement, drop: () => void): void => {
  const button = element('button', { type: 'button', class: 'btn ghost' }, word('draftDrop'));
  const line = element('div', { class: 'notice draft', role: 'status' }, element('div', {}, word('draftKept')), button);
  button.addEventListener('click', () => {
    drop();
    form.reset();
    line.remove();
  });
  (form.querySelector('.body') ?? form).prepend(line);
};

/** Marks the page that comes next as the answer to `form`, unless the reader goes elsewhere before it is there. */
const markAnswer = (form: HTMLFormElement, key: string): void => {
  let isSent = false;
  let isAnswer = false;
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target === form) isSent = !defaultPrevented;
  });
  addEventListener('beforeunload', () => {
    isAnswer = isSent;
    isSent = false;
  });
  addEventListener('pagehide', () => {
    if (isAnswer) markSent(key);
  });
};

/** A form that chooses between the draft and what was saved elsewhere ends the draft, whichever way it is left. */
const servesDraft = (form: HTMLFormElement, key: string): void => {
  markAnswer(form, key);
  for (const link of form.querySelectorAll('a')) link.addEventListener('click', () => write(key, null));
};

/**
 * Keeps what is typed in a form on this device until the form is taken, and puts it back when the page opens again: at
 * each pause, and when the page is left or put away. A draft of an older version of what is saved is put back too:
 * saving it leads to the choice between both.
 */
export const keepDraft = (form: HTMLFormElement): void => {
  const key = keyOf(form.dataset.draft ?? '');
  if ('notTaken' in form.dataset) {
    servesDraft(form, key);
    return;
  }
  const edited = form.elements.namedItem('edited');
  const saved = edited instanceof HTMLInputElement ? edited.value : '';
  const cameFilled = form.querySelector('.error-summary, [data-resumed]') !== null;
  const draft = read(key);
  const isTyped = typedIn(form).length > 0; // sooner than this came
  if (draft && draft.typed.length > 0 && !cameFilled && !isTyped) {
    typeInto(form, draft.typed);
    if (edited instanceof HTMLInputElement) edited.value = draft.version;
    tell(form, () => {
      write(key, null);
      if (edited instanceof HTMLInputElement) edited.value = saved;
    });
  }

  let timer = 0;
  let isKept = true;
  const keep = (): void => {
    clearTimeout(timer);
    if (isKept || hasForgotten()) return;
    isKept = true;
    const version = edited instanceof HTMLInputElement ? edited.value : '';
    const now = typedIn(form, { all: cameFilled });
    write(key, now.length > 0 ? { typed: now, version, at: Date.now() } : null);
  };
  whenDropped(key, () => {
    isKept = true;
  });
  const keepSoon = (): void => {
    isKept = false;
    clearTimeout(timer);
    timer = window.setTimeout(keep, pauseMs);
  };
  if (isTyped) keepSoon();
  form.addEventListener('input', keepSoon);
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);

  markAnswer(form, key);
};
