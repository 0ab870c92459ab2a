import { goTo } from '../client/leaving.ts';
import { element } from '../client/words.ts';

const patienceMs = 15_000;
const slowMs = 4_000;
const keptMs = 300_000;

/** Asks the browser where it is and searches around that point; says on the page what becomes of it. */
export const nearMe = (button: HTMLButtonElement): void => {
  const said = document.querySelector<HTMLElement>('#near-said');
  if (!said || button.ariaDisabled === 'true') return;
  const words = said.dataset;
  const say = (message = ''): void => said.replaceChildren(element('p', {}, message));
  const sayWithWayOn = (message = ''): void => {
    const way = element('a', { class: 'link', href: '#search-where' }, words.write ?? '');
    way.addEventListener('click', (event) => {
      event.preventDefault();
      document.querySelector<HTMLElement>('#search-where')?.focus();
    });
    said.replaceChildren(element('p', {}, message, ' ', way));
  };
  // not `disabled`: the focus would fall to the page
  button.ariaDisabled = 'true';
  say(words.asking);
  const slow = setTimeout(() => say(words.slow), slowMs);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      clearTimeout(slow);
      // for whoever comes back to this page
      addEventListener(
        'pagehide',
        () => {
          button.ariaDisabled = null;
          said.replaceChildren();
        },
        { once: true },
      );
      const url = new URL(location.href);
      for (const other of ['page', 'where', 'city', 'district']) url.searchParams.delete(other);
      url.searchParams.set('near', `${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`);
      url.searchParams.set('sort', 'distance');
      goTo(url);
    },
    ({ code, PERMISSION_DENIED }) => {
      clearTimeout(slow);
      button.ariaDisabled = null;
      sayWithWayOn(code === PERMISSION_DENIED ? words.refused : words.failed);
    },
    { maximumAge: keptMs, timeout: patienceMs },
  );
};
