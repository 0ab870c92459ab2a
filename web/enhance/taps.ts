import { beacon } from './beacon.ts';

/** Counts taps on what says `data-counted`, by the company that it belongs to. */
export const countTaps = (): void =>
  document.addEventListener('click', ({ target }) => {
    const tapped = target instanceof Element ? target.closest<HTMLElement>('[data-counted]') : null;
    const { counted: name, company } = tapped?.dataset ?? {};
    if (name) beacon('/event-stats/collect', { events: [{ name, companyId: Number(company) }] });
  });
