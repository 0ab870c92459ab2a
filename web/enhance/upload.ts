import { dropDraft } from '../client/draft-store.ts';
import { goTo } from '../client/leaving.ts';
import { element, word } from '../client/words.ts';
import { sayOf, unsay } from './no-network.ts';

type Words = Readonly<
  Record<'tooHeavy' | 'broken' | 'notPdf' | 'sending' | 'received' | 'cancel' | 'cancelled', string>
>;

const megabyte = 1024 * 1024;

const isDecodable = async (file: File): Promise<boolean> => {
  try {
    (await createImageBitmap(file, { resizeWidth: 32 })).close();
    return true;
  } catch {
    return file.type === 'image/avif'; // older browsers do not know it
  }
};

const isPdf = async (file: File): Promise<boolean> => (await file.slice(0, 1024).text()).includes('%PDF-');

/** What is wrong with a file that was chosen, before a byte of it is sent. */
const faultOf = async (input: HTMLInputElement, words: Words): Promise<string> => {
  const [file] = input.files ?? [];
  if (!file) return '';
  if (file.size > Number(input.dataset.most) * megabyte) return words.tooHeavy;
  if (input.accept.includes('pdf')) return (await isPdf(file)) ? '' : words.notPdf;
  return (await isDecodable(file)) ? '' : words.broken;
};

const sayFault = (input: HTMLInputElement, fault: string): void => {
  const field = input.closest('.field');
  field?.querySelector('.error')?.remove();
  field?.classList.toggle('invalid', fault !== '');
  const error = `${input.id}-error`;
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== error);
  if (fault) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  input.setAttribute('aria-describedby', [...(fault ? [error] : []), ...described].join(' '));
  if (fault) input.after(element('p', { class: 'error', id: error, role: 'alert' }, fault));
};

type Answer = 'cancelled' | 'unreachable' | XMLHttpRequest;

/** Sends a form as the browser would, and says of every part that is sent how much of the whole it is. */
const post = (form: HTMLFormElement, body: FormData, moved: (share: number) => void, cancel: AbortSignal) =>
  new Promise<Answer>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.responseType = 'document';
    request.upload.addEventListener('progress', ({ loaded, total }) => moved(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', () => resolve('unreachable'));
    request.addEventListener('abort', () => resolve('cancelled'));
    cancel.addEventListener('abort', () => request.abort());
    request.send(body);
  });

/** Shows the answer: its page where the form was taken, else what is wrong with it, over the form as it stands. */
const showAnswer = (form: HTMLFormElement, { status, responseURL, responseXML }: XMLHttpRequest): void => {
  if (status < 400) {
    dropDraft(form.dataset.draft);
    goTo(responseURL);
    return;
  }
  const wrong = responseXML?.querySelector<HTMLElement>('.error-summary');
  const main = responseXML?.querySelector('main');
  form.querySelector('.error-summary')?.remove();
  if (wrong && status === 422) {
    const said = document.importNode(wrong, true);
    said.tabIndex = -1;
    form.prepend(said);
    said.focus();
  } else if (main) document.querySelector('main')?.replaceWith(document.importNode(main, true));
  else sayOf(form, word('failed'));
};

/** Looks at the files of a form when they are chosen, and shows how far they are sent. */
export const upload = (form: HTMLFormElement): void => {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[data-most]')];
  const [first] = inputs;
  if (!first) return;
  form.dataset.upload = '';
  const words = JSON.parse(first.dataset.words ?? '{}') as Words;
  const look = async (input: HTMLInputElement): Promise<boolean> => {
    const fault = await faultOf(input, words);
    sayFault(input, fault);
    return fault === '';
  };
  for (const input of inputs) {
    input.addEventListener('change', () => void look(input));
    if (input.files?.length) void look(input);
  }

  const said = element('p', { id: `${first.id}-sending` });
  const bar = element('progress', { max: '1', value: '0', 'aria-labelledby': said.id });
  const cancel = element('button', { type: 'button', class: 'btn' }, words.cancel);
  const line = element('div', { class: 'upload-line' }, bar, element('div', { class: 'row between' }, said, cancel));
  let sending: AbortController | null = null;
  cancel.addEventListener('click', () => sending?.abort());
  const moved = (share: number): void => {
    bar.value = share;
    said.textContent = share < 1 ? words.sending.replace('{percent}', String(Math.floor(share * 100))) : words.received;
  };

  const start = async (submitter: HTMLElement | null): Promise<void> => {
    sending = new AbortController();
    unsay(form);
    const faulty = [];
    for (const input of inputs) if (!(await look(input))) faulty.push(input);
    if (faulty[0]) return faulty[0].focus();
    moved(0);
    (submitter?.closest('.row') ?? submitter)?.before(line);
    const answer = await post(form, new FormData(form, submitter), moved, sending.signal);
    line.remove();
    if (answer === 'cancelled') sayOf(form, words.cancelled);
    else if (answer === 'unreachable') sayOf(form, word('notSent'));
    else showAnswer(form, answer);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sending) return;
    void start(event.submitter).finally(() => {
      sending = null;
    });
  });
};
