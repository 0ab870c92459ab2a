// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { useSaving } from '#web/client/use-saving.ts';
import { intlOf } from '#web/page/intl.ts';

const Choices = () => {
  const saving = useSaving('choices');
  return (
    <form ref={saving.form} onChange={saving.onChange}>
      {['news', 'reviews'].map((part) => (
        <div data-saves={part} key={part}>
          <input type="checkbox" name={part} aria-label={part} />
          <p>{saving.savingOf(part).state}</p>
        </div>
      ))}
    </form>
  );
};
const page = (
  <RawIntlProvider value={intlOf('fr')}>
    <Choices />
  </RawIntlProvider>
);

test('what was chosen before the page lived is saved, and told where it was chosen', () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue(); // on its way
  const container = document.createElement('main');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const reviews = container.querySelector<HTMLInputElement>('[name=reviews]');
  if (reviews) reviews.checked = true;
  render(page, { container, hydrate: true });
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['unchanged', 'saving']);
  expect(reviews?.checked).toBe(true);
  expect(send).toHaveBeenCalledOnce();
});
