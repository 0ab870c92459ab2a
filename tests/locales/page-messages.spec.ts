import { expect, test } from 'vitest';
import { areas, namedIn } from '#locales/compiled-messages.ts';
import { intl } from '#locales/messages.ts';
import { type Page, pages } from '#web/addresses/pages.ts';
import { areasOf } from '#web/client/message-areas.ts';

const ids = Object.keys(intl.fr.messages);
const living = Object.entries<Page>(pages).filter(([, { hydrates }]) => hydrates);

test.each(living)('%s has the messages of all that it is made of in the browser', async (_, page) => {
  const isNamed = await namedIn(['root.tsx', ...(page.file ? [page.file] : [])]);
  const isLoaded = await Promise.all(areasOf(page).map((area) => namedIn(areas[area])));
  const missing = ids.filter((id) => isNamed(id) && !isLoaded.some((loads) => loads(id)));
  expect(missing).toEqual([]);
});

test('what pages load as documents only, or render on the server only, is said to no browser', async () => {
  const [shared, company] = [await namedIn(areas.shared), await namedIn(areas.company)];
  expect(['account.reset.lead', 'account.register.title'].filter(shared)).toEqual([]);
  expect(['review.write.title', 'company.contact.email'].filter(company)).toEqual([]);
});
