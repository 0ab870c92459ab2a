// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchForm } from '#web/ui/search-form.tsx';
import { typedPart } from '#web/ui/typed-part.ts';
import { rendered } from './component.tsx';

const names: Readonly<Record<string, readonly string[]>> = {
  ga: ['Garage automobile', 'Gare ferroviaire'],
  gar: ['Gare ferroviaire', 'Garage automobile', 'Gardiennage'],
  pharmacy: ['Pharmacy'],
  bou: ['Boucherie', 'Boutique', 'Boulangerie', 'Bouquiniste'],
};

const trade = (name: string, count = 3) => ({ kind: 'trade', name, value: name, area: null, count });
/** What is usual in Senegal; in other countries nothing is. */
const usual = [trade('Boulangerie', 90), trade('Salon de coiffure', 80), trade('Boutique', 70)];

/** Questions that were asked, with what answers each of them. */
let questions: { readonly url: URL; readonly signal: AbortSignal; readonly answer: () => void }[];
let answersAtOnce: boolean;

beforeEach(() => {
  questions = [];
  answersAtOnce = true;
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    const url = new URL(path, 'https://sokoni.example');
    if (url.pathname.endsWith('/usual'))
      return Promise.resolve(Response.json({ results: url.searchParams.get('country') === 'SN' ? usual : [] }));
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const found = names[url.searchParams.get('q') ?? ''] ?? [];
    const results = found.map((name) => trade(name));
    const answer = () => resolve(Response.json({ results }));
    signal.addEventListener('abort', () => reject(signal.reason));
    questions.push({ url, signal, answer });
    if (answersAtOnce) answer();
    return promise;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const what = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^(What|Quoi)/ });
const where = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^(Where|Où)/ });
const nameIn = (row: Element | null) => row?.querySelector('.t')?.textContent;
const options = () => screen.queryAllByRole('row').map(nameIn);
const marked = () => nameIn(screen.queryByRole('row', { selected: true }));
const form = <SearchForm action="/en/result-directory" country="CI" />;

test('only the last of several letters is asked for, in the country and the language of the page', async () => {
  const { user } = rendered(form, 'en');
  await user.type(what(), 'gar');
  await screen.findAllByRole('row');
  expect(questions).toHaveLength(1);
  expect(questions[0]?.url.pathname).toBe('/api/suggestions');
  expect(Object.fromEntries(questions[0]?.url.searchParams ?? [])).toEqual({
    q: 'gar',
    field: 'what',
    lang: 'en',
    country: 'CI',
  });
});

test('an answer that comes after its letters were changed is not shown', async () => {
  answersAtOnce = false;
  const { user } = rendered(form, 'en');
  await user.type(what(), 'ga');
  await waitFor(() => expect(questions).toHaveLength(1));
  await user.type(what(), 'r');
  await waitFor(() => expect(questions).toHaveLength(2));
  expect(questions[0]?.signal.aborted).toBe(true);
  await act(async () => questions[1]?.answer());
  await act(async () => questions[0]?.answer());
  expect(options()).toEqual(names.gar);
});

test('what is usual is suggested with the letter, keeps its place when the answer comes, and is told by ear with it', async () => {
  answersAtOnce = false;
  const { user } = rendered(<SearchForm action="/fr/annuaire-resultat" country="SN" />, 'fr');
  const [status] = screen.getAllByRole('status');
  await user.click(what());
  await user.type(what(), 'bou');
  expect(options()).toEqual(['Boulangerie', 'Boutique']);
  await waitFor(() => expect(questions.map(({ url }) => url.searchParams.get('q'))).toContain('bou'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect([marked(), status?.textContent]).toEqual(['Boutique', '']);
  await act(async () => questions.at(-1)?.answer());
  expect(options()).toEqual(['Boulangerie', 'Boutique', 'Boucherie', 'Bouquiniste']);
  expect([marked(), status?.textContent]).toEqual(['Boutique', '4 suggestions']);
  expect(screen.getAllByText('3')).toHaveLength(4);
});

test('what is usual stays when the server does not answer', async () => {
  const { user } = rendered(<SearchForm action="/fr/annuaire-resultat" country="SN" />, 'fr');
  await user.click(what());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  await user.type(what(), 'coiff');
  await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('1 suggestion'));
  expect(options()).toEqual(['Salon de coiffure']);
});

test.each([
  ['en', '3 suggestions', '1 suggestion', 'No suggestions: the search works all the same.'],
  ['fr', '3 suggestions', '1 suggestion', 'Aucune suggestion\u202f: la recherche fonctionne quand même.'],
] as const)('how many there are is told by ear, in %s', async (lang, several, one, none) => {
  const { user } = rendered(form, lang);
  const [status] = screen.getAllByRole('status');
  for (const [typed, message] of [
    ['gar', several],
    ['pharmacy', one],
    ['zzqx', none],
  ] as const) {
    await user.clear(what());
    await user.type(what(), typed);
    await waitFor(() => expect(status?.textContent).toBe(message));
  }
  expect(what().getAttribute('aria-expanded')).toBe('false');
});

test('the keys mark, take and close; what was typed stays after Escape, and the arrow brings the list again', async () => {
  const { user } = rendered(form, 'en');
  await user.type(what(), 'gar');
  await screen.findAllByRole('row');
  expect(marked()).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBe('Gardiennage');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Gare ferroviaire');
  await user.keyboard('{End}');
  expect(marked()).toBe('Gardiennage');
  await user.keyboard('{Home}');
  expect(marked()).toBe('Gare ferroviaire');
  expect(what().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('row', { selected: true }).firstElementChild?.id,
  );
  await user.keyboard('{Escape}');
  expect([options(), what().value, what().getAttribute('aria-expanded')]).toEqual([[], 'gar', 'false']);
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Gare ferroviaire');
  expect(questions).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect([options(), what().value]).toEqual([[], 'Gare ferroviaire']);
});

test('what is marked stays marked when a later answer has it too', async () => {
  const { user } = rendered(form, 'en');
  await user.type(what(), 'ga');
  await screen.findAllByRole('row');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Garage automobile');
  await user.type(what(), 'r');
  await waitFor(() => expect(options()).toEqual(names.gar));
  expect(marked()).toBe('Garage automobile');
});

test('an option is taken when it is clicked, never when it is only pressed on', async () => {
  const { user } = rendered(form, 'en');
  await user.type(what(), 'gar');
  const [first] = await screen.findAllByRole('row');
  if (!first) throw new Error('no row');
  await user.pointer({ keys: '[MouseLeft>]', target: first.firstElementChild ?? first });
  expect([what().value, document.activeElement]).toEqual(['gar', what()]);
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect(what().value).toBe('gar');
  await user.click(first.firstElementChild ?? first);
  expect([what().value, options(), document.activeElement]).toEqual(['Gare ferroviaire', [], what()]);
});

test('a place taken in "what" goes to "where", is remembered, and is told; the next letters are what is sought', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      results: [{ kind: 'district', name: 'Cocody', value: 'Cocody, Abidjan', area: 'Abidjan', count: 45 }],
    }),
  );
  const { user } = rendered(form, 'en');
  await user.type(what(), 'coc');
  await screen.findAllByRole('row');
  await user.keyboard('{ArrowDown}{Enter}');
  expect([what().value, where().value, document.activeElement]).toEqual(['', 'Cocody, Abidjan', what()]);
  expect(screen.getByText('Cocody is now in “Where”.')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('sokoni.town') ?? '')).toEqual({ name: 'Cocody, Abidjan', country: 'CI' });
});

test('the last searches are shown in an empty field; each is forgotten by the keys, all by their row', async () => {
  const past = ['tailor', 'plumber', 'pharmacy'].map((what) => ({ what, where: '' }));
  localStorage.setItem('sokoni.searches', JSON.stringify(past));
  const { user } = rendered(form, 'en');
  await user.click(what());
  expect(options()).toEqual(['tailor', 'plumber', 'pharmacy', 'Forget these searches']);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  const active = document.getElementById(what().getAttribute('aria-activedescendant') ?? '');
  expect(active?.querySelector('button')?.getAttribute('aria-label')).toBe('Forget “plumber”');
  await user.keyboard('{Enter}');
  expect(options()).toEqual(['tailor', 'pharmacy', 'Forget these searches']);
  await user.click(screen.getByText('Forget these searches'));
  expect([options(), localStorage.getItem('sokoni.searches')]).toEqual([[], null]);
  expect(questions).toHaveLength(0);
});

test('a device that keeps nothing has suggestions like any other', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { user } = rendered(form, 'en');
  await user.type(what(), 'gar');
  await waitFor(() => expect(options()).toEqual(names.gar));
});

test('a search whose suggestions fail is a form like any other', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  const { user } = rendered(form, 'en');
  await user.type(what(), 'gar');
  await waitFor(() => expect(options()).toEqual([]));
  expect(what().value).toBe('gar');
  expect(screen.getByRole('search').getAttribute('action')).toBe('/en/result-directory');
});

test('what was typed of a name is marked in it, whatever its accents', () => {
  expect(typedPart('Électricien', 'elec')).toEqual({ from: 0, to: 4 });
  expect(typedPart('Sécurité et gardiennage', 'gar')).toEqual({ from: 12, to: 15 });
  expect(typedPart('Déménagement', 'gar')).toBeNull();
  expect(typedPart('Garage', ' ')).toBeNull();
});
