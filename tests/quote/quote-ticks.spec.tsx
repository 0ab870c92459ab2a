// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { QuoteBar } from '#web/quote/quote-bar.tsx';
import { QuoteTick } from '#web/quote/quote-tick.tsx';
import { rendered } from '../web/component.tsx';

const here = [1, 2, 3];
const page = (
  <form>
    {here.map((id) => (
      <QuoteTick key={id} id={id} name={`Company ${id}`} />
    ))}
    <QuoteBar here={here} />
  </form>
);
const count = () => document.querySelector('.ticked')?.textContent;

beforeEach(() => sessionStorage.clear());

test('ticks are counted in the bar, and the next stop after the latest is the way to ask', async () => {
  const { user } = rendered(page, 'en');
  const [first, second] = screen.getAllByRole('checkbox');
  await user.click(first as HTMLElement);
  await user.click(second as HTMLElement);
  expect(count()).toBe('2');
  await user.tab();
  expect(document.activeElement?.className).toContain('quote-next');
  await user.click(second as HTMLElement);
  expect(count()).toBe('1');
  expect(sessionStorage.getItem('sokoni.quote')).toBe('1');
});

test('ticks of other pages are asked too, and at five the rest wait', async () => {
  sessionStorage.setItem('sokoni.quote', '7,8,9,10');
  const { user, container } = rendered(page, 'en');
  expect(count()).toBe('4');
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  expect(count()).toBe('5');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ disabled }) => disabled)).toEqual([
    false,
    true,
    true,
  ]);
  const form = container.querySelector('form');
  expect(
    form &&
      new FormData(form)
        .getAll('companies')
        .map(Number)
        .toSorted((a, b) => a - b),
  ).toEqual([1, 7, 8, 9, 10]);
});
