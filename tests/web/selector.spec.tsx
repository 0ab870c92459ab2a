// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Selector } from '#web/ui/selector.tsx';
import { SelectorMany } from '#web/ui/selector-many.tsx';
import { SelectorOf } from '#web/ui/selector-of.tsx';
import { debounceMs } from '#web/ui/use-lookup.ts';
import { rendered } from './component.tsx';

type Question = { readonly q: string; readonly page: number; readonly params: URLSearchParams; readonly path: string };
type Choices = readonly { readonly name: string; readonly id?: number | string }[];
type Answer = { readonly results: Choices; readonly nbPages?: number } | number;

/** A server whose answers wait until the test gives them. */
const server = () => {
  const questions: (Question & { readonly signal: AbortSignal; answer(answer: Answer): Promise<void> })[] = [];
  const fetched = (address: string, { signal }: { signal: AbortSignal }): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { pathname, searchParams: params } = new URL(address, 'https://sokoni.test');
      signal.addEventListener('abort', () => reject(new DOMException('called off', 'AbortError')));
      questions.push({
        q: params.get('q') ?? '',
        page: Number(params.get('page')),
        params,
        path: pathname,
        signal,
        answer: (answer) =>
          act(async () => {
            resolve(typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer));
          }),
      });
    });
  vi.stubGlobal('fetch', fetched);
  const last = () => {
    const question = questions.at(-1);
    if (!question) throw new Error('nothing was asked');
    return question;
  };
  return {
    questions,
    last,
    /** Waits for the question for `q`. */
    asked: (q: string, page = 1) =>
      waitFor(() => {
        expect(questions.at(-1)).toMatchObject({ q, page });
        return last();
      }),
  };
};

const cities = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `City ${from + index}` }));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const status = () => screen.queryByRole('status')?.textContent ?? '';
const field = (name: string | RegExp = /City|Ville/) => screen.getByRole<HTMLInputElement>('combobox', { name });

let asks: ReturnType<typeof server>;
beforeEach(() => {
  asks = server();
});
afterEach(() => vi.unstubAllGlobals());

const city = (props: object = {}) => (
  <form>
    <Selector name="city" label="City" source="/ajax/city-choice" clearable {...props} />
  </form>
);

describe('what is typed', () => {
  test('is asked for once, 100 ms after the last letter, and the question before it is called off', async () => {
    expect(debounceMs).toBe(100);
    const { user } = rendered(city(), 'en');
    await user.type(field(), 'abi');
    const first = await asks.asked('abi');
    expect(asks.questions).toHaveLength(1);
    expect(first).toMatchObject({ path: '/ajax/city-choice', page: 1 });
    await user.type(field(), 'd');
    const second = await asks.asked('abid');
    expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false]);
    await second.answer({ results: [{ id: 1, name: 'Abidjan' }], nbPages: 1 });
    expect(options()).toEqual(['Abidjan']);
  });

  test.each([
    ['en', '2 results are available', '1 result is available', 'No matches found', 'Loading failed'],
    ['fr', '2 résultats sont disponibles', '1 résultat est disponible', 'Aucun résultat', 'Chargement impossible'],
  ] as const)(
    'has its answer told: how many, none, or that it did not come (%s)',
    async (lang, two, one, none, failed) => {
      const { user } = rendered(city(), lang);
      expect(status()).toBe('');
      const say = async (letters: string, answer: Answer): Promise<void> => {
        await user.type(field(), letters);
        await (await asks.asked(field().value)).answer(answer);
      };
      await say('a', { results: cities(1, 2), nbPages: 1 });
      expect(status()).toBe(two);
      await say('b', { results: cities(1, 1), nbPages: 1 });
      expect(status()).toBe(one);
      await say('z', { results: [], nbPages: 0 });
      expect([status(), options(), field().getAttribute('aria-expanded')]).toEqual([none, [], 'false']);
      await say('q', 503);
      expect([status(), options()]).toEqual([failed, []]);
      await user.keyboard('{Escape}');
      expect(status()).toBe('');
    },
  );

  test('is sent as it stands, or as the name that is chosen', async () => {
    const { user } = rendered(city({ identifies: 'city-id' }), 'en');
    await user.type(field(), 'Our village');
    await user.tab();
    expect(field().value).toBe('Our village');
    expect(field().name).toBe('city');
  });
});

describe('the list', () => {
  test('is worked by the arrows, comes back after Escape, and gives the name and the id of what is chosen', async () => {
    const { user, container } = rendered(
      <form>
        <Selector name="company-name" label="City" source="/ajax/company-choice" identifies="company-id" />
        <input type="hidden" name="company-id" />
      </form>,
      'en',
    );
    const id = container.querySelector<HTMLInputElement>('[name=company-id]');
    await user.type(field(), 'aba');
    await (await asks.asked('aba')).answer({ results: cities(1, 3), nbPages: 1 });
    const asked = asks.questions.length; // a slow machine asks between the letters too
    expect(screen.getByRole('listbox', { name: 'Suggestions: City' })).toBeTruthy();
    expect(field().getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(asks.questions).toHaveLength(asked); // nothing new to ask
    const marked = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(marked?.textContent).toBe('City 2');
    await user.keyboard('{Enter}');
    expect([field().value, id?.value, options()]).toEqual(['City 2', '2', []]);
    await user.type(field(), 'x');
    expect(id?.value).toBe('');
  });

  test('loads page after page by the arrows, while there is one, and says how many there are', async () => {
    const { user } = rendered(city(), 'en');
    await user.type(field(), 'c');
    await (await asks.asked('c')).answer({ results: cities(1, 4), nbPages: 2 });
    expect(status()).toBe('The first 4 results are available');
    await user.keyboard('{ArrowDown}');
    expect(asks.questions).toHaveLength(1);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await (await asks.asked('c', 2)).answer({ results: cities(5, 3), nbPages: 2 });
    expect(options()).toHaveLength(7);
    expect(status()).toBe('7 results are available');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(asks.questions).toHaveLength(2);
  });

  test('keeps its pages when the next one does not come', async () => {
    const { user } = rendered(city(), 'en');
    await user.type(field(), 'c');
    await (await asks.asked('c')).answer({ results: cities(1, 2), nbPages: 2 });
    await user.keyboard('{ArrowDown}');
    await (await asks.asked('c', 2)).answer(500);
    expect([status(), options()]).toEqual(['Loading failed', ['City 1', 'City 2']]);
  });

  test('opens by the arrow in an empty field, with what there is', async () => {
    const { user } = rendered(city(), 'en');
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    expect(status()).toBe('Loading…');
    await (await asks.asked('')).answer({ results: cities(1, 2), nbPages: 1 });
    await user.keyboard('{Enter}');
    expect(field().value).toBe('City 1');
  });

  test('takes a choice when the pointer comes up on it', async () => {
    const { user } = rendered(city(), 'en');
    await user.type(field(), 'c');
    await (await asks.asked('c')).answer({ results: cities(1, 2), nbPages: 1 });
    const option = screen.getByRole('option', { name: 'City 2' });
    await user.pointer({ target: option, keys: '[MouseLeft>]' });
    expect(field().value).toBe('c');
    await user.pointer({ target: option, keys: '[/MouseLeft]' });
    expect([field().value, document.activeElement]).toEqual(['City 2', field()]);
  });
});

describe('the field', () => {
  test('has a placeholder of one space, and a named button that empties it', async () => {
    const { user } = rendered(city({ defaultValue: 'Abidjan' }), 'en');
    expect([field().placeholder, field().value]).toEqual([' ', 'Abidjan']);
    await user.click(screen.getByRole('button', { name: 'Clear: City' }));
    expect([field().value, document.activeElement]).toEqual(['', field()]);
    expect(screen.queryByRole('button', { name: 'Clear: City' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show choices: City' })).toBeTruthy();
  });

  test('is narrowed by those above it, and emptied when one of them changes', async () => {
    const { user } = rendered(
      <form>
        <select name="country" aria-label="Country" defaultValue="CI">
          <option value="CI">Côte d’Ivoire</option>
          <option value="SN">Sénégal</option>
        </select>
        <Selector name="city" label="City" source="/c" within="country=country" defaultValue="Abidjan" />
        <Selector name="sub" label="Part" source="/s" within="country=country&city=city" defaultValue="Cocody" />
      </form>,
      'en',
    );
    const part = () => field('Part').value;
    await user.type(field('Part'), '{Backspace}');
    const { params } = await asks.asked('Cocod');
    expect([params.get('country'), params.get('city')]).toEqual(['CI', 'Abidjan']);
    await user.click(field('City'));
    await user.tab();
    expect(part()).toBe('Cocod');
    await user.type(field('City'), 'x');
    expect(part()).toBe('Cocod');
    await user.tab();
    expect(part()).toBe('');
    await user.type(field('Part'), 'Plateau');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'SN');
    expect([field('City').value, part()]).toEqual(['', '']);
    await waitFor(() =>
      expect(document.querySelector('[data-announce=polite]')?.textContent).toContain('Part: cleared'),
    );
  });

  test('takes over what a draft puts there, and what stands below stays', () => {
    rendered(
      <form>
        <Selector name="city" label="City" source="/c" />
        <Selector name="sub" label="Part" source="/s" within="city=city" defaultValue="Cocody" />
      </form>,
      'en',
    );
    field('City').value = 'Abidjan';
    act(() => void field('City').dispatchEvent(new Event('change', { bubbles: true })));
    expect(field('Part').value).toBe('Cocody');
  });
});

describe('one of many with an id', () => {
  const category = (
    <form>
      <SelectorOf
        name="category"
        label="City"
        source="/ajax/category-choice"
        context="company"
        placeholder="Choose…"
        defaultValue="bakery"
      >
        <option value="bakery">Bakery</option>
        <option value="pharmacy">Pharmacy</option>
      </SelectorOf>
    </form>
  );

  test('sends the id of what is chosen, and says its name', async () => {
    const { user, container } = rendered(category, 'en');
    const sent = () => new FormData(container.querySelector('form') ?? undefined).get('category');
    expect([field().value, sent()]).toEqual(['Bakery', 'bakery']);
    await user.clear(field());
    await user.type(field(), 'chemist');
    const question = await asks.asked('chemist');
    expect(question.params.get('context')).toBe('company');
    await question.answer({ results: [{ id: 'pharmacy', name: 'Pharmacy' }], nbPages: 1 });
    await user.keyboard('{ArrowDown}{Enter}');
    expect([field().value, sent()]).toEqual(['Pharmacy', 'pharmacy']);
  });

  test('goes back to what is chosen when what is typed is none of them; empty, nothing is chosen', async () => {
    const { user, container } = rendered(category, 'en');
    const sent = () => new FormData(container.querySelector('form') ?? undefined).get('category');
    await user.type(field(), 'xx');
    await user.tab();
    expect([field().value, sent()]).toEqual(['Bakery', 'bakery']);
    await user.clear(field());
    await user.type(field(), 'pharmacy');
    await user.tab();
    expect([field().value, sent()]).toEqual(['Pharmacy', 'pharmacy']);
    await user.clear(field());
    await user.tab();
    expect([field().value, sent()]).toEqual(['', '']);
  });
});

describe('any number of names', () => {
  const skills = (
    <form>
      <SelectorMany
        name="skills"
        label="Skills"
        source="/ajax/skills"
        defaultValue={'Audit\nSewing'}
        each={60}
        rows={4}
      />
    </form>
  );
  const said = (text: string) =>
    waitFor(() => expect(document.querySelector('[data-announce=polite]')?.textContent).toContain(text));

  test('are chips that named buttons remove; what is added and removed is said', async () => {
    const { user, container } = rendered(skills, 'en');
    const lines = () => new FormData(container.querySelector('form') ?? undefined).get('skills');
    await user.click(screen.getByRole('button', { name: 'Remove Audit' }));
    expect(lines()).toBe('Sewing');
    await said('Audit: removed');
    await user.type(field('Skills'), 'acc');
    await (await asks.asked('acc')).answer({ results: [{ id: 'Accounting', name: 'Accounting' }], nbPages: 1 });
    await user.keyboard('{ArrowDown}{Enter}');
    await said('Accounting: added');
    await user.type(field('Skills'), 'Wax prints, Dyeing{Enter}');
    expect(lines()?.toString().split(/\r?\n/)).toEqual(['Sewing', 'Accounting', 'Wax prints', 'Dyeing']);
    expect([field('Skills').value, options()]).toEqual(['', []]);
  });

  test('are not deleted by Backspace in the field: it goes to the last one, which says what it does', async () => {
    const { user, container } = rendered(skills, 'en');
    await user.click(field('Skills'));
    await user.keyboard('{Backspace}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Sewing' }));
    expect(container.querySelectorAll('li.chip')).toHaveLength(2);
    await user.keyboard('{Backspace}');
    expect(document.activeElement).toBe(field('Skills'));
    await said('Sewing: removed');
  });
});
