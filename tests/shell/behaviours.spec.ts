import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { debounce } from '#web/client/debounce.ts';
import { overlaps } from '#web/client/overlaps.ts';
import { offersTop } from '#web/enhance/back-to-top.ts';
import { ChunkLoadError, chunk, loadChunk, mayReload } from '#web/enhance/chunks.ts';
import { countryOfLink } from '#web/enhance/country-memory.ts';
import { eventOf, oncePer } from '#web/enhance/data-layer.ts';
import { hasRoom, isPast, shiftOf } from '#web/enhance/stickiness.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const counted = () => {
  let runs = 0;
  return { run: () => runs++, runs: () => runs };
};

describe('what happens once after a burst', () => {
  test('runs after the last call', () => {
    const { run, runs } = counted();
    const ask = debounce(run, 1000);
    ask();
    vi.advanceTimersByTime(999);
    ask();
    vi.advanceTimersByTime(999);
    expect(runs()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(runs()).toBe(1);
  });

  test('with a leading edge runs at once, and again after the last call of a burst', () => {
    const { run, runs } = counted();
    const ask = debounce(run, 500, { leading: true });
    ask();
    expect(runs()).toBe(1);
    ask();
    ask();
    expect(runs()).toBe(1);
    vi.advanceTimersByTime(500);
    expect(runs()).toBe(2);
  });

  test('with a leading edge runs once for one call', () => {
    const { run, runs } = counted();
    debounce(run, 500, { leading: true })();
    vi.advanceTimersByTime(5000);
    expect(runs()).toBe(1);
  });
});

test('a part is stuck once the page is past its original top, and no more when it is back', () => {
  expect([299, 300, 301].map((scrolled) => isPast(scrolled, 300))).toEqual([false, false, true]);
});

test('a part that belongs to its container leaves with it', () => {
  expect(hasRoom(500, 100, 600)).toBe(true);
  expect(hasRoom(501, 100, 600)).toBe(false);
});

test('a part moves down with the page, from its place to the end of its container', () => {
  expect([0, 300, 450, 9000].map((scrolled) => shiftOf(scrolled, 300, 100, 1000))).toEqual([0, 0, 150, 600]);
  expect(shiftOf(9000, 300, 900, 1000)).toBe(0);
});

test('the way back to the top is offered after more than 100 px', () => {
  expect([0, 100, 101].map(offersTop)).toEqual([false, false, true]);
});

test('boxes that only touch do not overlap', () => {
  const box = { top: 0, bottom: 10, left: 0, right: 10 };
  expect(overlaps(box, { ...box, top: 10, bottom: 20 })).toBe(false);
  expect(overlaps(box, { ...box, top: 9, bottom: 20 })).toBe(true);
});

describe('parts of the program', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };

  test('that do not come within two minutes are an error', async () => {
    const asked = loadChunk(() => new Promise(() => {}));
    const told = expect(asked).rejects.toThrow(ChunkLoadError);
    await vi.advanceTimersByTimeAsync(119_999);
    await vi.advanceTimersByTimeAsync(1);
    await told;
  });

  test('that fail are the same error, and those that come leave no timer behind', async () => {
    await expect(loadChunk(() => Promise.reject(new TypeError('gone')))).rejects.toThrow(ChunkLoadError);
    expect(await loadChunk(async () => 7)).toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('are fetched once, and again after they failed', async () => {
    let asked = 0;
    const part = chunk(async () => {
      if (++asked === 1) throw new TypeError('gone');
      return asked;
    });
    await expect(part()).rejects.toThrow(ChunkLoadError);
    expect(await Promise.all([part(), part()])).toEqual([2, 2]);
  });

  test('load the page again once, not for ever', () => {
    const kept = storage();
    const now = Date.now();
    expect(mayReload(kept, now)).toBe(true);
    expect(mayReload(kept, now + 1000)).toBe(false);
    expect(mayReload(kept, now + 3_600_000)).toBe(true);
  });

  test('never load the page again where nothing can be kept', () => {
    const forbidden = {
      getItem: () => null,
      setItem: () => {
        throw new Error('denied');
      },
    };
    expect(mayReload(forbidden, Date.now())).toBe(false);
    expect(mayReload({ getItem: () => null, setItem: () => {} }, Date.now())).toBe(false);
  });
});

test('an element pushes its event once however often it is seen', () => {
  const [one, two] = [{}, {}];
  const pushed: object[] = [];
  const push = oncePer((element: object) => pushed.push(element));
  push([one]);
  push([one, two, two]);
  expect(pushed).toEqual([one, two]);
});

test('an event is an object in JSON, or a name', () => {
  expect(eventOf('{"event":"call","company":7}')).toEqual({ event: 'call', company: 7 });
  expect(eventOf('call')).toEqual({ event: 'call' });
  expect(eventOf('[1]')).toEqual({ event: '[1]' });
});

test('links to a country are known by their address', () => {
  expect(['/ci', '/en/ke', '/en', '/', '/annuaire-resultat/ci', '/fr'].map(countryOfLink)).toEqual([
    'CI',
    'KE',
    undefined,
    undefined,
    undefined,
    'FR',
  ]);
});
