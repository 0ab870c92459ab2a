import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { administrator } from '#tests/account/person.ts';
import { dice } from '#tests/projections/history.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';
import { companyForms } from '#web/company-edit/company-forms.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let managers: readonly Member[] = [];
let descriptions = '';

beforeAll(async () => {
  const [first, second] = [await at.member('kofi'), await at.member('zawadi')];
  managers = [first, second];
  const company = { name: 'Juma Garage', category: 'automotive-car-repair', place: { country: 'KE' }, online: true };
  const registered = await first.json('/api/company/register-company', company);
  const { id } = (await registered.json()) as { id: number };
  const named = { companyId: id, accountId: second.id, role: 'editor' };
  const answer = await administrator(at.url).json('/api/account/name-manager', named);
  const { position } = (await answer.json()) as { position: string };
  await fetch(`${at.url}/api/countries`, { headers: { 'Read-After': position } });
  descriptions = `/en/company/${id}-juma-garage/edit/descriptions`;
}, 120_000);

/** The fields that are edited here; all others stay empty. */
const names = ['description-fr', 'description-en', 'practicalInfo-title-fr', 'practicalInfo-text-en'] as const;
type Said = Readonly<Record<string, string>>;
const empty: Said = Object.fromEntries(companyForms.descriptions.fields.map(({ name }) => [name, '']));

/** A form as it was opened: what it said, and the version that it is about. */
type Opened = { readonly said: Said; readonly edited: string; readonly base: string };

const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const hidden = (html: string, name: string): string =>
  unescaped(html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? '');

const opened = async (someone: Member): Promise<Opened> => {
  const { status, html } = await someone.open(descriptions);
  expect(status).toBe(200);
  const base = hidden(html, 'base');
  return { said: { ...empty, ...(JSON.parse(base) as Said) }, edited: hidden(html, 'edited'), base };
};

/** The values between which the choices of a merge are made, for one field. */
const offered = (html: string, name: string): readonly string[] =>
  [...html.matchAll(/<input\b[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => input.includes('type="radio"') && input.includes(` name="${name}"`))
    .map((input) => unescaped(input.match(/ value="([^"]*)"/)?.[1] ?? ''));

test('forty edits of two managers: none is lost that the merge did not show', { timeout: 240_000 }, async () => {
  const below = dice(20_261_125);
  let saved = empty;
  let [saves, merges] = [0, 0];
  const forms: (Opened | null)[] = [null, null];

  /** Opens the form, or sends it with some fields changed; what is to be merged is chosen at once, field by field. */
  const goOn = async (who: number, words: string): Promise<void> => {
    const someone = managers[who] as Member;
    const form = forms[who];
    if (!form) {
      forms[who] = await opened(someone);
      expect(forms[who]?.said).toEqual(saved);
      return;
    }
    let typed = { ...form.said };
    for (const name of names) if (below(2) === 0) typed = { ...typed, [name]: `${words} in ${name}` };
    let answer = await someone.send(descriptions, { ...typed, edited: form.edited, base: form.base });
    if (answer.status === 200) {
      expect(form.said, 'only who saw the latest saves at once').toEqual(saved);
      saves++;
    }
    while (answer.status === 409) {
      const differing = names.filter((name) => typed[name] !== saved[name]);
      for (const name of differing) expect(offered(answer.html, name)).toEqual([typed[name], saved[name]]);
      for (const name of differing) if (below(2) === 0) typed = { ...typed, [name]: saved[name] ?? '' };
      const edited = hidden(answer.html, 'edited');
      // the other one may save before the choice is made: then there is another choice
      if (below(3) === 0 && isDeepStrictEqual(forms[1 - who]?.said, saved)) await goOn(1 - who, `${words}, between,`);
      answer = await someone.send(descriptions, { ...typed, edited });
      merges++;
    }
    expect(answer.status).toBe(200);
    saved = typed;
    forms[who] = null;
  };
  for (let step = 0; saves + merges < 40; step++) await goOn(below(2), `Words ${step}`);
  expect((await opened(managers[0] as Member)).said).toEqual(saved);
  expect(Math.min(saves, merges), `${saves} saved at once, ${merges} merged`).toBeGreaterThan(5);
});
