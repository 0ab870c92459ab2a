// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallLink } from '#web/ui/call-link.tsx';
import { rendered } from './component.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const company = { id: 12, name: 'Akwaba Bois' };

test('the first press shows the number on every link of the company, and the next calls', async () => {
  const phones = [{ value: '+2250712345678' }, { value: '+2250100000000' }];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ phones })));
  const { user } = rendered(
    <>
      <CallLink company={company} href="/phone" masked="+225 07 12 34 •• ••" label="Call" className="btn" />
      <CallLink company={company} href="/phone" masked="+225 01 00 00 •• ••" label="+225 01 00 00 •• ••" index={1} />
    </>,
    'en',
  );
  const [first, second] = screen.getAllByRole('link');
  expect(second?.textContent).toContain('show the number');
  await user.click(first as HTMLElement);
  await waitFor(() => expect(first?.getAttribute('href')).toBe('tel:+2250712345678'));
  expect(first?.textContent).toBe('Call +225 07 12 34 56 78, Akwaba Bois+225 07 12 34 56 78');
  expect(second?.getAttribute('href')).toBe('tel:+2250100000000');
  expect(second?.textContent).not.toContain('show the number');
});

test('where the number does not come, its page says why', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 429 })));
  const left = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { user } = rendered(<CallLink company={{ ...company, id: 13 }} href="/phone" masked="+225 ••" label="Call" />);
  await user.click(screen.getByRole('link'));
  await waitFor(() => expect(left).toHaveBeenCalledWith('/phone'));
});
