import { describe, expect, test } from 'vitest';
import {
  nextHideMs,
  nextToasts,
  noToasts,
  type Toast,
  type ToastEvent,
  type ToastList,
  toastOf,
} from '#web/ui/toast.machine.ts';
import { topFor } from '#web/ui/toast-place.ts';

const toast = (id: string, more: Partial<Toast> = {}): Toast => ({
  id,
  content: id,
  variant: 'info',
  autohide: true,
  delay: 10_000,
  ...more,
});

/** What happens on a page; `wait` is four seconds in which nothing else does. */
const steps = {
  'push a': { type: 'push', toast: toast('a') },
  'push b, which stays': { type: 'push', toast: toast('b', { autohide: false, delay: 1 }) },
  'push c for 3 s': { type: 'push', toast: toast('c', { delay: 3000 }) },
  'pop a': { type: 'pop', id: 'a' },
  'pop b': { type: 'pop', id: 'b' },
  pause: { type: 'pause' },
  resume: { type: 'resume' },
  wait: { type: 'tick' },
} as const;
type Step = keyof typeof steps;
const names = Object.keys(steps) as Step[];
const waitMs = 4000;

/** The ids that must be shown after `path`, written from the request: the newest first, each for its time unpaused. */
const expected = (path: readonly Step[]): readonly string[] => {
  let shown: { id: string; autohide: boolean; leftMs: number }[] = [];
  let runs = true;
  for (const name of path) {
    const step = steps[name];
    if (step.type === 'push') {
      const { id, autohide, delay } = step.toast;
      shown = [{ id, autohide, leftMs: delay }, ...shown.filter((one) => one.id !== id)];
    } else if (step.type === 'pop') shown = shown.filter(({ id }) => id !== step.id);
    else if (step.type === 'tick') {
      if (!runs) continue;
      for (const one of shown) one.leftMs -= waitMs;
      shown = shown.filter(({ autohide, leftMs }) => !autohide || leftMs > 0);
    } else runs = step.type === 'resume';
  }
  return shown.map(({ id }) => id);
};

const ids = ({ toasts }: ToastList): readonly string[] => toasts.map(({ id }) => id);

describe('the list of toasts', () => {
  test('is what it must be on every path of up to five events', () => {
    let paths = 0;
    const walk = (list: ToastList, at: number, path: readonly Step[]): void => {
      paths++;
      expect(ids(list), path.join(', ')).toEqual(expected(path));
      expect(new Set(list.toasts.map(({ key }) => key)).size).toBe(list.toasts.length);
      if (path.length === 5) return;
      for (const name of names) {
        const then = name === 'wait' ? at + waitMs : at;
        walk(nextToasts(list, { ...steps[name], at: then } as ToastEvent), then, [...path, name]);
      }
    };
    walk(noToasts, 0, []);
    expect(paths).toBe(
      names
        .map((_, depth) => names.length ** depth)
        .slice(0, 6)
        .reduce((sum, many) => sum + many, 0),
    );
  });

  test('says when the next one goes, and nothing while none does', () => {
    const hideMsAfter = (...events: readonly ToastEvent[]) => nextHideMs(events.reduce(nextToasts, noToasts));
    const a = { type: 'push', toast: toast('a') } as const;
    const c = { type: 'push', toast: toast('c', { delay: 3000 }) } as const;
    expect(hideMsAfter()).toBeUndefined();
    expect(hideMsAfter({ ...a, at: 0 })).toBe(10_000);
    expect(hideMsAfter({ ...a, at: 0 }, { ...c, at: 500 })).toBe(3000);
    expect(hideMsAfter({ ...a, at: 0 }, { ...c, at: 500 }, { type: 'tick', at: 3500 })).toBe(6500);
    expect(hideMsAfter({ ...a, at: 0 }, { type: 'pause', at: 9000 }, { type: 'tick', at: 90_000 })).toBeUndefined();
    expect(hideMsAfter({ ...a, at: 0 }, { type: 'pause', at: 9000 }, { type: 'resume', at: 90_000 })).toBe(1000);
    expect(hideMsAfter({ type: 'push', toast: toast('b', { autohide: false }), at: 0 })).toBeUndefined();
  });
});

describe('what a page asks for', () => {
  test('hides after ten seconds, whatever its variant, unless it says otherwise', () => {
    expect(toastOf({ content: 'Saved' }, 'x')).toEqual(toast('x', { content: 'Saved' }));
    expect(toastOf({ content: 'Saved', delay: 3000 }, 'x')).toMatchObject({ content: 'Saved', delay: 3000 });
    expect(toastOf({ content: 'Saved', delay: -1 }, 'x')?.delay).toBe(10_000);
    for (const variant of ['info', 'success', 'warning', 'error']) {
      expect(toastOf({ content: 'No', variant }, 'x')).toMatchObject({ variant, autohide: true, delay: 10_000 });
      const stays = { content: 'No', variant, autohide: false, id: 'y' };
      expect(toastOf(stays, 'x')).toMatchObject({ id: 'y', variant, autohide: false });
    }
    expect(toastOf('Saved', 'x')?.content).toBe('Saved');
    expect(toastOf({ content: 'Odd', variant: '"><b>' }, 'x')?.variant).toBe('info');
  });

  test('is nothing without a text', () => {
    const nothing = [undefined, null, 3, {}, { content: ' ' }, { message: 'Saved' }];
    expect(nothing.map((detail) => toastOf(detail, 'x'))).toEqual(nothing.map(() => undefined));
  });

  test('leads to a page of ours or does something, and leads nowhere else', () => {
    const actionOf = (action: unknown) => toastOf({ content: 'New', action }, 'x')?.action;
    const run = () => {};
    expect(actionOf({ label: 'See', href: '/mes-avis' })).toEqual({ label: 'See', href: '/mes-avis' });
    expect(actionOf({ href: '/mes-avis' })).toEqual({ href: '/mes-avis' });
    expect(actionOf({ label: 'Undo', run })).toEqual({ label: 'Undo', run });
    expect(actionOf({ run })).toBeUndefined();
    for (const href of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:1'])
      expect(actionOf({ label: 'See', href })).toBeUndefined();
  });
});

test('toasts stand under the header and the buttons of the page’s head, and under or above what has the focus', () => {
  const box = (top: number, height: number, left = 0) => ({ top, bottom: top + height, left, right: left + 360 });
  const toasts = box(8, 100);
  const header = box(0, 56);
  const nothing = { bars: [], actions: [], focused: undefined };
  const under = { ...nothing, bars: [header] };
  expect(topFor(toasts, nothing, 640)).toBe(8);
  expect(topFor(toasts, under, 640)).toBe(64);
  expect(topFor(toasts, { ...under, focused: box(300, 48) }, 640)).toBe(64);
  expect(topFor(toasts, { ...under, focused: box(100, 48) }, 640)).toBe(156);
  expect(topFor(box(8, 250), { ...under, focused: box(310, 48) }, 400)).toBe(52);
  expect(topFor(toasts, { ...under, actions: [box(100, 48)] }, 640)).toBe(156);
  expect(topFor(toasts, { ...under, actions: [box(100, 48, 400)] }, 640)).toBe(64);
  expect(topFor(toasts, { ...under, actions: [box(100, 48)], focused: box(170, 48) }, 640)).toBe(226);
  expect(topFor(box(8, 300), { ...under, actions: [box(100, 48)] }, 640)).toBe(64);
});
