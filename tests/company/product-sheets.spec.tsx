// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProductSheets } from '#web/company/product-sheets.tsx';
import type { AskableProduct } from '#web/company/product-to-ask.ts';
import { rendered } from '../web/component.tsx';

const product = (id: number, name: string): AskableProduct => ({
  id,
  promo: null,
  price: null,
  sticker: null,
  description: { name, brand: null, category: null, text: null, image: null, link: null, withModal: true },
});
const seller = { id: 1, name: 'Akwaba', phone: null, numbers: '/phone', email: 'a@example.org', talk: '/whatsapp' };
const page = (
  <>
    <p id="product-12">
      <a href="#contact-product-12">Chair</a>
    </p>
    <ProductSheets
      products={[product(12, 'Chair'), product(13, 'Table')]}
      seller={seller}
      savesData={false}
      all="/products"
    />
  </>
);

const goTo = (hash: string): void =>
  act(() => {
    location.hash = hash;
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
const open = () => document.querySelector('dialog[open]')?.id;
let led: string[];

beforeEach(() => {
  led = [];
  vi.spyOn(location, 'replace').mockImplementation((url) => void led.push(String(url)));
});
afterEach(() => {
  vi.restoreAllMocks();
  location.hash = '';
});

test('the product that the address names is open, begins at its name, and closes to its link', async () => {
  const { user } = rendered(page, 'en');
  expect(open()).toBeUndefined();
  goTo('#contact-product-12');
  expect(open()).toBe('contact-product-12');
  expect(document.activeElement?.textContent).toBe('Chair');
  await user.click(screen.getAllByRole('link', { name: 'Close' })[0] as HTMLElement);
  expect(open()).toBeUndefined();
  expect(led).toEqual(['#product-12']);
  expect(document.activeElement?.getAttribute('href')).toBe('#contact-product-12');
});

test('from one product to the next', async () => {
  const { user } = rendered(page, 'en');
  goTo('#contact-product-12');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(led.at(-1)).toMatch(/#contact-product-13$/);
  goTo('#contact-product-13');
  expect(open()).toBe('contact-product-13');
});

test.each([
  ['#contact-product-13&just-registered=1', true],
  ['#contact-product-13?just-registered=on', true],
  ['#contact-product-13&just-registered=true', true],
  ['#contact-product-13&just-registered=0', false],
  ['#contact-product-13', false],
])('who has just registered is welcomed: %s', (hash, isWelcomed) => {
  rendered(page, 'en');
  goTo(hash);
  expect(open()).toBe('contact-product-13');
  expect(document.querySelector('.notice.good') !== null).toBe(isWelcomed);
});

test('a product that is not on this page is shown on the page of all', () => {
  rendered(page, 'en');
  goTo('#contact-product-99');
  expect(led).toEqual(['/products#contact-product-99']);
});
