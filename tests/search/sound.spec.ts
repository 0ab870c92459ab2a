import { expect, test } from 'vitest';
import { soundOf } from '#read-api/search/sound.ts';

test.each([
  ['restoran', 'restaurant'],
  ['mecanikk', 'mecanique'],
  ['farmasi', 'pharmacie'],
  ['elektrisien', 'electricien'],
  ['otel', 'hotel'],
  ['kincailleri', 'quincaillerie'],
  ['quincaieri', 'quincaillerie'],
  ['avoka', 'avocat'],
  ['dantiste', 'dentiste'],
  ['asurence', 'assurance'],
  ['klinik', 'clinique'],
  ['ofis', 'office'],
])('%s sounds like %s', (typed, meant) => expect(soundOf(typed)).toBe(soundOf(meant)));

test.each([
  ['boulangerie', 'boucherie'],
  ['garage', 'garderie'],
  ['banque', 'bar'],
])('%s does not sound like %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));
