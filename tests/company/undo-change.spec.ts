import { expect, test } from 'vitest';
import type { CompanyChange } from '#read-api/company/company-to-edit.ts';
import { dice } from '#tests/projections/history.ts';
import { changesShown, undoneBy } from '#web/company-edit/changes.ts';
import { companyForms } from '#web/company-edit/company-forms.ts';
import { valuesOf } from '#web/edit/form-values.ts';
import { place } from './companies.ts';

const names = ['description-fr', 'description-en', 'childrenBoxTitle-en'] as const;
type Said = Readonly<Record<(typeof names)[number], string>>;

/** A page whose texts say this. */
const factsOf = (said: Said): CompanyChange['before'] => ({
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
  texts: {
    description: { fr: said['description-fr'], en: said['description-en'] },
    childrenBoxTitle: { en: said['childrenBoxTitle-en'] },
    presentation: {},
    practicalInfo: null,
    brandInfo: null,
  },
});

const { fields, known } = companyForms.descriptions;

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
      history.unshift({ form: 'descriptions', at, name: null, before: factsOf(now), after: factsOf(after) });
      now = after;
    }
    for (const undone of edits) {
      const rest = Object.assign({}, first, ...edits.filter((one) => one !== undone).map(({ set }) => set));
      const before = undoneBy(history, { part: 'descriptions', at: undone.at });
      const is = { ...valuesOf(fields, known(factsOf(now))), ...before };
      expect([seed, undone.at, is]).toMatchObject([seed, undone.at, rest]);
    }
    const last = changesShown(history)[0];
    expect(last).toMatchObject({ part: 'descriptions', at: edits.at(-1)?.at, canUndo: true });
  }
});
