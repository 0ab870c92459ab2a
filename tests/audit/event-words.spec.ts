import { expect, test } from 'vitest';
import { messages } from '#locales/messages.ts';
import { eventsInWords } from '#read-api/audit/event-words.ts';

test('what has parts is told part by part, each by its name, and what is not filled in is left out', () => {
  const value = {
    unknownCity: 'Abidjan',
    zip: null,
    address: '',
    online: true,
    items: [{ kind: 'newsletter', amount: 3 }, {}],
    country: 'CI',
    initialPackage: 'premium',
    endDate: '2026-12-31',
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
      { name: 'role', state: 'shown', value: 'ad_manager' } as const,
      { name: 'at', state: 'shown', value: '2026-11-27T23:08:00.000Z' } as const,
      { name: 'reason', state: 'shown', value: '2026-99-99' } as const,
    ],
  };
  const [place, name, shortName, statement, ...chosen] = eventsInWords('fr', [event])[0]?.fields ?? [];
  expect(place?.parts.map(({ text }) => text)).toEqual([
    'Abidjan',
    'Oui',
    'newsletter',
    '3',
    'Côte d’Ivoire',
    'Premium',
    '31 décembre 2026',
  ]);
  expect(place?.parts[3]?.label).toMatch(/^\S.* · 1 · \S/);
  expect([name?.parts, shortName?.parts]).toEqual([[], []]);
  expect(statement?.label).toBe('Texte de la demande'); // not “what you wrote”: others read it
  expect(chosen.map(({ value }) => value)).toEqual([
    messages.fr['admin.role.ad_manager'],
    '27 novembre 2026 à 23:08 UTC',
    '2026-99-99',
  ]);
});
