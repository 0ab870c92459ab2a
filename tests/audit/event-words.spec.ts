import { expect, test } from 'vitest';
import { eventsInWords } from '#read-api/audit/event-words.ts';

test('what has parts is told part by part, each by its name, and what is not filled in is left out', () => {
  const value = {
    unknownCity: 'Abidjan',
    zip: null,
    address: '',
    online: true,
    items: [{ kind: 'newsletter', amount: 3 }, {}],
  };
  const event = {
    position: '1',
    at: '2026-11-27T23:08:00Z',
    type: 'CompanyRegistered',
    stream: 'company-1',
    revision: 0,
    actor: { id: 'visitor', kind: 'visitor', name: null } as const,
    actingFor: null,
    fields: [
      { name: 'place', state: 'shown', value } as const,
      { name: 'name', state: 'shown', value: 'Garage' } as const,
      { name: 'shortName', state: 'shown', value: null } as const,
      { name: 'statement', state: 'shown', value: 'Elle est à moi.' } as const,
    ],
  };
  const [place, name, shortName, statement] = eventsInWords('fr', [event])[0]?.fields ?? [];
  expect(place?.parts.map(({ text }) => text)).toEqual(['Abidjan', 'Oui', 'newsletter', '3']);
  expect(place?.parts.at(-1)?.label).toMatch(/^\S.* · 1 · \S/);
  expect([name?.parts, shortName?.parts]).toEqual([[], []]);
  expect(statement?.label).toBe('Texte de la demande'); // not “what you wrote”: others read it
});
