// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SavedLine } from '#web/ui/saved-line.tsx';
import { rendered } from './component.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const words = {
  fr: { saving: 'Enregistrement…', undo: 'Annuler le changement', again: 'Réessayer', at: /Enregistré à \d\d:\d\d/ },
  en: { saving: 'Saving…', undo: 'Undo', again: 'Try again', at: /Saved at \d\d:\d\d/ },
} as const;

describe.each(['fr', 'en'] as const)('the line of what saves in place, %s', (lang) => {
  const says = words[lang];

  test('what takes long is said, what is quick is not', () => {
    vi.useFakeTimers();
    rendered(<SavedLine saving={{ state: 'saving' }} />, lang);
    const line = screen.getByRole('status');
    act(() => vi.advanceTimersByTime(299));
    expect(line.textContent).toBe('');
    act(() => vi.advanceTimersByTime(1));
    expect(line.textContent).toBe(says.saving);
  });

  test('what was saved says when, and can be undone', async () => {
    const undo = vi.fn();
    const { user } = rendered(<SavedLine saving={{ state: 'saved', at: '2026-11-24T14:32:00Z', undo }} />, lang);
    expect(screen.getByRole('status').textContent).toMatch(says.at);
    await user.click(screen.getByRole('button', { name: says.undo }));
    expect(undo).toHaveBeenCalledOnce();
  });

  test('what was refused says why, and is tried again', async () => {
    const retry = vi.fn();
    const { user } = rendered(<SavedLine saving={{ state: 'refused', message: 'Non.', retry }} />, lang);
    expect(screen.getByRole('status').textContent).toContain('Non.');
    await user.click(screen.getByRole('button', { name: says.again }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
