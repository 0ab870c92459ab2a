import { retype, type Typed, typed } from './kept-forms.ts';

const prefix = 'sokoni.draft.';
const pauseMs = 500;
const keptMs = 7 * 24 * 3_600_000;

type Draft = { readonly typed: Typed; readonly version: string; readonly at: number };

const read = (key: string): Draft | null => {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    return draft && Date.now() - draft.at < keptMs ? draft : null;
  } catch {
    return null;
  }
};

const write = (key: string, draft: Draft | null): void => {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // full or forbidden: the form works without a draft
  }
};

/** What is typed in one form, as if it stood alone on its page. */
const typedIn = (form: HTMLFormElement): Typed =>
  typed().flatMap(([index, ...rest]) => (document.forms[index] === form ? [[0, ...rest] as const] : []));

/** The line that says that a draft is back, with the way to what is saved. */
const tell = (form: HTMLFormElement, drop: () => void): void => {
  const line = document.createElement('div');
  line.className = 'notice draft';
  line.setAttribute('role', 'status');
  const text = document.createElement('div');
  text.textContent = form.dataset.draftKept ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn ghost';
  button.textContent = form.dataset.draftDrop ?? '';
  button.addEventListener('click', () => {
    drop();
    form.reset();
    line.remove();
  });
  line.append(text, button);
  form.prepend(line);
};

/** What was sent and is saved now is no draft any more. */
export const dropDraft = (name = ''): void => write(prefix + name, null);

/**
 * Keeps what is typed in a form on this device until it is sent, and puts it back when the page opens again. A draft of
 * an older version of what is saved is put back too: saving it leads to the choice between both.
 */
export const keepDraft = (form: HTMLFormElement): void => {
  const key = prefix + (form.dataset.draft ?? '');
  const edited = form.elements.namedItem('edited');
  const saved = edited instanceof HTMLInputElement ? edited.value : '';
  const cameFilled = form.querySelector('.error-summary, [data-resumed]') !== null;
  const draft = read(key);
  if (draft && draft.typed.length > 0 && !cameFilled && typedIn(form).length === 0) {
    const at = [...document.forms].indexOf(form);
    retype(draft.typed.map(([, ...rest]) => [at, ...rest] as const));
    if (edited instanceof HTMLInputElement) edited.value = draft.version;
    tell(form, () => {
      write(key, null);
      if (edited instanceof HTMLInputElement) edited.value = saved;
    });
  }
  let timer = 0;
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const version = edited instanceof HTMLInputElement ? edited.value : '';
      const now = typedIn(form);
      write(key, now.length > 0 ? { typed: now, version, at: Date.now() } : null);
    }, pauseMs);
  });
};
