import { announce } from '../client/announce.ts';
import { element } from '../client/words.ts';

const most = 5;
const key = 'sokoni.quote';

const kept = (): string[] => {
  try {
    return (sessionStorage.getItem(key) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
};

const keep = (ids: readonly string[]): void => {
  try {
    sessionStorage.setItem(key, ids.join(','));
  } catch {
    // ticks live as long as the page, then
  }
};

/** Ticks stay from one page of results to the next; at five the others wait. */
export const quotePicks = (form: HTMLFormElement): void => {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name=companies]')];
  const here = new Set(boxes.map(({ value }) => value));
  const said = form.querySelector('.ticked');
  // the bar stands at the end of the list: this is the same button, the next stop after the tick
  const shortcut = element('button', { class: 'btn primary quote-next' }, form.dataset.ask ?? '');
  const elsewhere = () => kept().filter((id) => !here.has(id));
  const restore = () => {
    for (const box of boxes) box.checked = box.checked || kept().includes(box.value);
    show();
  };
  const show = () => {
    const others = elsewhere();
    const ticked = boxes.filter(({ checked }) => checked);
    const full = ticked.length + others.length >= most;
    for (const box of boxes) box.disabled = full && !box.checked;
    for (const one of form.querySelectorAll('input[type=hidden][name=companies]')) one.remove();
    for (const id of others)
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'companies', value: id }));
    const total = ticked.length + others.length;
    form.dataset.ticked = String(total);
    if (said) {
      said.textContent = String(total);
      said.removeAttribute('aria-hidden');
    }
    keep([...others, ...ticked.map(({ value }) => value)]);
    return { full, total };
  };
  form.addEventListener('change', ({ target }) => {
    if (!(target as HTMLElement).matches('input[name=companies]')) return;
    const { full, total } = show();
    if (total > 0) (target as HTMLElement).closest('.tick')?.after(shortcut);
    else shortcut.remove();
    announce((form.dataset.chosen ?? '').replace('{count}', String(total)));
    if (full && (target as HTMLInputElement).checked)
      dispatchEvent(new CustomEvent('sokoni:toast', { detail: { content: form.dataset.full, id: 'quote' } }));
  });
  addEventListener('pageshow', restore);
  restore();
};
