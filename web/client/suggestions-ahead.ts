import type { Language } from '#domain/language.ts';

const minLetters = 2;

type Question = {
  readonly field: string;
  /** As it stands in the field. */
  readonly text: string;
  readonly lang: Language;
  /** Two capitals, or nothing: where suggestions are looked for. */
  readonly country: string | undefined;
  /** The town that the person looks in. */
  readonly near: string;
};

/** Where suggestions for what is typed are asked for; nothing where that is too short to ask. */
export const suggestionsAddress = ({ field, text, lang, country, near }: Question): string | undefined => {
  const q = text.trim();
  if (q.length < minLetters) return undefined;
  const params = { q, field, lang, ...(country && { country }), ...(near && { near }) };
  return `/api/suggestions?${new URLSearchParams(params)}`;
};

let ahead: { readonly address: string; readonly answer: Promise<Response> } | undefined;
let before = new AbortController();

/**
 * Asks for the suggestions of a field (`data-suggests`: its country) in a search that does not live yet, so that they are
 * on their way while it begins to. One question at a time, each calling off the one before.
 */
export const askAhead = ({ name, value, form, dataset }: HTMLInputElement, lang: Language): void => {
  before.abort();
  ahead = undefined;
  const town = form?.elements.namedItem('where');
  const near = town instanceof HTMLInputElement ? town.value.trim() : '';
  const address = suggestionsAddress({ field: name, text: value, lang, country: dataset.suggests, near });
  if (!address) return;
  before = new AbortController();
  ahead = { address, answer: fetch(address, { signal: before.signal }) };
  ahead.answer.catch(() => {}); // whoever takes it is told
};

/** What was asked ahead at this address, for the first who wants it. */
export const takeAhead = (address: string): Promise<Response> | undefined => {
  const found = ahead?.address === address ? ahead.answer : undefined;
  ahead = undefined;
  return found;
};
