// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { FavouriteList } from '#web/bookmark/favourite-list.tsx';
import type { Favourite } from '#web/bookmark/favourites.ts';
import { Heart } from '#web/bookmark/heart.tsx';
import { PhotoGallery } from '#web/company/photo-gallery.tsx';
import { ProductSheets } from '#web/company/product-sheets.tsx';
import { ProblemForm } from '#web/moderation/problem-form.tsx';
import { ReportForm } from '#web/moderation/report-form.tsx';
import { intlOf } from '#web/page/intl.ts';
import { NeedForm } from '#web/quote/need-form.tsx';
import { QuoteBar } from '#web/quote/quote-bar.tsx';
import { QuoteTick } from '#web/quote/quote-tick.tsx';
import { CallLink } from '#web/ui/call-link.tsx';

const favourite: Favourite = { id: 12, slug: 'a', name: 'A', category: '', area: '', cloth: 'k1 p1', initials: 'A' };
const image = { id: 'a'.repeat(22), width: 1280, height: 960, placeholder: 'data:image/webp;base64,AAAA' };
const description = {
  name: 'Chair',
  brand: null,
  category: null,
  text: 'Two\nlines',
  image,
  link: null,
  withModal: true,
};
const price = { amount: 100, currency: 'XOF', crossedOut: 120 } as const;
const product = { promo: 'Now', price, sticker: null, description };
const seller = { id: 1, name: 'A', phone: '+225 07 ••', numbers: '/phone', email: 'a@example.org', talk: '/talk' };

const parts: readonly (readonly [name: string, part: ReactNode])[] = [
  ['heart', <Heart key="1" company={favourite} />],
  ['favourites', <FavouriteList key="1" search="/results" />],
  ['tick', <QuoteTick key="1" id={7} name="A" />],
  ['bar', <QuoteBar key="1" here={[1]} />],
  [
    'number',
    <CallLink key="1" company={{ id: 1, name: 'A' }} href="/phone" masked="+225 07 ••" label="Call" className="btn" />,
  ],
  ['photos', <PhotoGallery key="1" photos={[{ image, caption: 'La façade' }]} company="A" all="/photos" />],
  [
    'products',
    <ProductSheets
      key="1"
      products={[
        { id: 1, ...product },
        { id: 2, ...product },
      ]}
      seller={seller}
      savesData
      all="/products"
    />,
  ],
  ['mistake', <ProblemForm key="1" companyId={1} kind="moved" numbers={[]} paths={{ company: '/c', done: '/d' }} />],
  ['report', <ReportForm key="1" target={{ kind: 'company', id: '1' }} typed={null} done="/d" />],
  ['need', <NeedForm key="1" action="/q" companies={[1, 2]} asked={null} errors={{}} />],
];

beforeEach(() => {
  // what the device knows and the server does not
  localStorage.setItem('sokoni.favourites', JSON.stringify([favourite]));
  sessionStorage.setItem('sokoni.quote', '7,8');
  location.hash = '#contact-product-2';
});

test.each(parts)('%s: what the browser makes of it is what the server sent', (_, part) => {
  const page = <RawIntlProvider value={intlOf('fr')}>{part}</RawIntlProvider>;
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.append(place);
  const wrong = vi.fn();
  const logged = vi.spyOn(console, 'error');
  let root: ReturnType<typeof hydrateRoot> | undefined;
  act(() => {
    root = hydrateRoot(place, page, { onRecoverableError: wrong });
  });
  expect(wrong).not.toHaveBeenCalled();
  expect(logged.mock.calls.filter(([text]) => !String(text).includes('act('))).toEqual([]);
  act(() => root?.unmount());
  place.remove();
  logged.mockRestore();
});
