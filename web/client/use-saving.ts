import { type ChangeEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../page/text.ts';
import type { Saving } from '../ui/saved-line.tsx';
import { draftKey, readDraft, writeDraft } from './draft-store.ts';
import { typedIn, typeInto } from './kept-forms.ts';
import { goTo } from './leaving.ts';
import { postForm } from './post-form.ts';

type Choice = HTMLInputElement | HTMLSelectElement;

/** The choices of a form with what each says. */
type Snapshot = readonly (readonly [choice: Choice, value: string, checked: boolean])[];

const snapshotOf = (form: HTMLFormElement): Snapshot =>
  [...form.elements]
    .filter((one): one is Choice => one instanceof HTMLInputElement || one instanceof HTMLSelectElement)
    .map((one) => [one, one.value, one instanceof HTMLInputElement && one.checked]);

const putBack = (snapshot: Snapshot): void => {
  for (const [choice, value, checked] of snapshot) {
    choice.value = value;
    if (choice instanceof HTMLInputElement) choice.checked = checked;
  }
};

const partOf = (choice: Element | undefined): string =>
  choice?.closest<HTMLElement>('[data-saves]')?.dataset.saves ?? '';

export type SavingForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** For the form: saves it whenever a choice in it changes. */
  readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  /** What became of the part of the form whose `data-saves` has this name. */
  readonly savingOf: (part: string) => Saving;
};

type Last = { readonly part: string; readonly saving: Saving };

/**
 * Saves a form of choices as each is made. The form is sent as a whole to its page's action, one sending at a time, in the
 * order of the changes; what is chosen stands at once. Without a network it is stored on the device under `name`, and
 * sent when the network is back.
 */
export const useSaving = (name: string): SavingForm => {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<Snapshot>([]);
  const isSending = useRef(false);
  const isChangedAgain = useRef(false);
  const [last, setLast] = useState<Last | null>(null);

  const send = useCallback(
    async (part: string): Promise<void> => {
      const { current: element } = form;
      if (!element) return;
      isChangedAgain.current = true;
      setLast({ part, saving: { state: 'saving' } });
      if (isSending.current) return;
      isSending.current = true;
      const address = new URL(location.href);
      address.search = '';
      let sent = snapshotOf(element);
      let answer: Awaited<ReturnType<typeof postForm>> = 'failed';
      while (isChangedAgain.current) {
        isChangedAgain.current = false;
        sent = snapshotOf(element);
        answer = await postForm(address, new FormData(element), () => {}, new AbortController().signal);
      }
      isSending.current = false;
      const tell = (saving: Saving): void => setLast((now) => ({ part: now?.part ?? part, saving }));
      const key = draftKey(name);
      if (answer === 'unreachable') {
        writeDraft(key, { typed: typedIn(element), version: part, at: Date.now() });
        return tell({ state: 'kept' });
      }
      writeDraft(key, null);
      if (typeof answer === 'object' && 'redirect' in answer) {
        const to = new URL(answer.redirect, location.href);
        if (to.pathname !== location.pathname) return goTo(to);
        const earlier = before.current;
        before.current = sent;
        const undo = (): void => {
          putBack(earlier);
          void send(part);
        };
        return tell({ state: 'saved', at: new Date().toISOString(), undo });
      }
      tell({ state: 'refused', message: t('web.saved.failed'), retry: () => void send(part) });
    },
    [name, t],
  );

  useEffect(() => {
    const { current: element } = form;
    if (!element) return;
    const draft = readDraft(draftKey(name));
    const typed = typedIn(element); // before the page lived
    element.reset();
    before.current = snapshotOf(element);
    typeInto(element, [...(draft?.typed ?? []), ...typed]);
    const [first] = typed;
    if (first) void send(partOf([...element.elements].find((one) => (one as Choice).name === first[0])));
    else if (draft) void send(draft.version);
  }, [name, send]);

  useEffect(() => {
    if (last?.saving.state !== 'kept') return;
    const again = (): void => void send(last.part);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [last, send]);

  return {
    form,
    onChange: ({ target }) => void send(partOf(target)),
    savingOf: (part) => (last?.part === part ? last.saving : { state: 'unchanged' }),
  };
};
