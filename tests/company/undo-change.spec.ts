import { expect, test } from 'vitest';
import { companyMedia } from '#domain/company/company-media.ts';
import { products } from '#domain/company/products.ts';
import { type Decider, decide, type Message, stateAfter } from '#domain/decider.ts';
import type { RecordedEvent } from '#infra/event-store/event-store.ts';
import { type CompanyChange, changesIn, type PageFacts } from '#read-api/company/company-history.ts';
import { noMedia } from '#read-api/company/company-media-to-edit.ts';
import { dice } from '#tests/projections/history.ts';
import { kindOf } from '#web/company-edit/changed-things.ts';
import { changesShown, undoneBy } from '#web/company-edit/changes.ts';
import { companyForms } from '#web/company-edit/company-forms.ts';
import { valuesOf } from '#web/edit/form-values.ts';
import { context, pharmacy, place, now as today } from './companies.ts';

const names = ['description-fr', 'description-en', 'childrenBoxTitle-en'] as const;
type Said = Readonly<Record<(typeof names)[number], string>>;

/** A page whose texts say this. */
const factsOf = (said: Said): PageFacts['forms'] => ({
  name: 'Pharmacie',
  shortName: null,
  slug: 'pharmacie',
  place,
  coordinates: [],
  whatsappInitialText: null,
  requests: { emailForContact: null, emailForQuote: null, phoneForSms: null },
  category: 'health-pharmacy',
  plannings: [],
  size: 'small',
  legal: {
    createdDate: null,
    openedDate: null,
    shareCapital: null,
    legalForm: null,
    socialObject: null,
    tradeRegistry: null,
    taxpayer: null,
    taxpayerPublic: false,
    nationality: null,
  },
  shop: { title: {}, text: {} },
  texts: {
    description: { fr: said['description-fr'], en: said['description-en'] },
    childrenBoxTitle: { en: said['childrenBoxTitle-en'] },
    presentation: {},
    practicalInfo: null,
    brandInfo: null,
  },
});

const pageOf = (said: Said): PageFacts => ({
  forms: factsOf(said),
  products: new Map(),
  jobs: new Map(),
  media: noMedia,
});

const { fields, known } = companyForms.descriptions;
const possible = { now: today, pictures: new Set<string>() };

test('undoing any of forty changes gives what the others make of the page', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const below = dice(seed);
    let now: Said = { 'description-fr': '0', 'description-en': '0', 'childrenBoxTitle-en': '0' };
    const first = now;
    const edits: { readonly at: string; readonly set: Partial<Said> }[] = [];
    const history: CompanyChange[] = [];
    while (edits.length < 40) {
      const set = Object.fromEntries(names.filter(() => below(2) === 0).map((name) => [name, `${below(4)}`]));
      const after = { ...now, ...set };
      if (names.every((name) => after[name] === now[name])) continue;
      const at = `2026-11-21T09:${String(edits.length).padStart(2, '0')}:00.000Z`;
      const changed = Object.fromEntries(
        names.filter((name) => after[name] !== now[name]).map((name) => [name, after[name]]),
      );
      edits.push({ at, set: changed });
      history.unshift({ thing: 'descriptions', at, name: null, before: pageOf(now), after: pageOf(after) });
      now = after;
    }
    for (const undone of edits) {
      const rest = Object.assign({}, first, ...edits.filter((one) => one !== undone).map(({ set }) => set));
      const before = undoneBy(history, { thing: 'descriptions', at: undone.at }, possible);
      const is = { ...valuesOf(fields, known(factsOf(now))), ...before };
      expect([seed, undone.at, is]).toMatchObject([seed, undone.at, rest]);
    }
    const last = changesShown(history, possible)[0];
    expect(last).toMatchObject({ part: 'descriptions', at: edits.at(-1)?.at, canUndo: true });
  }
});

const companyId = 1;
const { approved: _, online: __, ...registered } = pharmacy;
const dayMs = 86_400_000;

/** The history of a company to which commands are sent, each a day after the one before it. */
const written = () => {
  const events: RecordedEvent[] = [];
  const write = (...all: readonly Message[]): string => {
    const at = new Date(today.getTime() + events.length * dayMs).toISOString();
    const metadata = { at, $causationId: at, actor: 'm' };
    events.push(...all.map((event) => ({ ...event, metadata }) as unknown as RecordedEvent));
    return at;
  };
  write({ type: 'CompanyRegistered', data: registered });
  const send = <C extends Message, E extends Message, S>(decider: Decider<C, E, S>, command: C): string | null => {
    const all = decide(decider, command, stateAfter(decider, events, decider.initial), context);
    return all.length === 0 ? null : write(...all);
  };
  return { send, history: () => changesIn(events, ({ metadata: { at } }) => ({ at, name: null })) };
};

const product = {
  ...{ companyId, productId: 12, name: '0', text: null, brand: '0', category: null, image: null, link: null },
  ...{ withModal: true, price: null, sticker: '0', promo: null },
};

test('undoing any change of a product gives what the others make of it, whether it was withdrawn meanwhile or not', () => {
  const names = ['name', 'brand', 'sticker'] as const;
  type Set = Partial<Record<(typeof names)[number], string>>;
  type Edit = { readonly at: string; readonly set: Set; readonly there?: boolean };
  const folded = (edits: readonly Edit[]) => ({
    there: edits.reduce((before, { there }) => there ?? before, true),
    said: Object.assign({ name: '0', brand: '0', sticker: '0' }, ...edits.map(({ set }) => set)) as Required<Set>,
  });
  const thing = 'product/12';
  const data = { companyId, productId: 12, isPictured: false };
  for (let seed = 1; seed <= 15; seed++) {
    const below = dice(seed);
    const { send, history } = written();
    send(products, { type: 'OfferProduct', data: product });
    const edits: Edit[] = [];
    while (edits.length < 25) {
      const { there, said } = folded(edits);
      if (!there || below(5) === 0) {
        const at = send(products, { type: there ? 'WithdrawProduct' : 'PutBackProduct', data });
        edits.push({ at: at ?? '', set: {}, there: !there });
        continue;
      }
      const typed = { ...said, ...Object.fromEntries(names.map((name) => [name, String(below(3))])) };
      const at = send(products, { type: 'ReviseProduct', data: { ...product, ...typed } });
      const set = Object.fromEntries(
        names.filter((name) => typed[name] !== said[name]).map((name) => [name, typed[name]]),
      );
      if (at) edits.push({ at, set });
    }
    const changes = history();
    const page = changes[0]?.after;
    expect(changesShown(changes, possible).some((one) => one.thing === 'products')).toBe(false);
    for (const edit of edits) {
      const rest = folded(edits.filter((one) => one !== edit));
      const { there, ...before } = undoneBy(changes, { thing, at: edit.at }, possible) ?? {};
      const isThere = there === undefined ? folded(edits).there : there === 'on';
      expect([seed, edit.at, isThere]).toEqual([seed, edit.at, rest.there]);
      const said = page && kindOf(thing)?.said(page, '12');
      if (said) expect([seed, edit.at, { ...said, ...before }]).toMatchObject([seed, edit.at, rest.said]);
    }
  }
});

test('the order of photos goes back; a photo that is deleted is not offered again, and no choice of it', () => {
  const { send, history } = written();
  const imageIds = ['a', 'b', 'c'].map((letter) => letter.repeat(22));
  const [a = '', b = '', c = ''] = imageIds;
  const image = { width: 96, height: 96, placeholder: 'data:image/webp;base64,UklG' };
  for (const id of imageIds)
    send(companyMedia, {
      type: 'AddCompanyPhoto',
      data: { companyId, image: { ...image, id }, caption: null, most: 9 },
    });
  const order = send(companyMedia, { type: 'OrderCompanyPhotos', data: { companyId, imageIds: [a, c, b] } });
  const home = send(companyMedia, { type: 'ChooseCompanyHomepagePhoto', data: { companyId, imageId: a } });
  const other = send(companyMedia, { type: 'ChooseCompanyHomepagePhoto', data: { companyId, imageId: b } });
  const gone = send(companyMedia, { type: 'RemoveCompanyPhoto', data: { companyId, imageId: a, reason: null } });
  const undone = (thing: string, at: string | null) => undoneBy(history(), { thing, at: at ?? '' }, possible);
  expect(undone('photos', order)).toEqual({ order: imageIds.join('\n') });
  expect([undone('photos', home), undone('photos', other), undone(`photo/${a}`, gone)]).toEqual([null, null, null]);
  const shown = changesShown(history(), { ...possible, pictures: new Set([b, c]) });
  expect(shown.map(({ thing, came, canUndo }) => [thing.slice(0, 7), came, canUndo])).toEqual([
    ['photo/a', 'removed', false],
    ['photos', null, false],
    ['photos', null, false],
    ['photos', null, true],
    ['photo/c', 'added', true],
    ['photo/b', 'added', true],
    ['photo/a', 'added', false],
  ]);
  const [before, after] = [`2\t${b}\n3\t${c}`, `2\t${c}\n3\t${b}`];
  expect(shown[3]?.fields).toEqual([{ name: 'order', before, after }]);
  expect(shown[2]?.fields).toEqual([{ name: 'homepage', before: '', after: 'gone' }]);
});
