import { expect, test } from 'vitest';
import { nextStepOf } from '#web/member/next-step.ts';

const company = { id: 7, name: 'Wax et Dignité', slug: 'wax-et-dignite' };
const filled = ['identity', 'photos', 'experiences', 'coordinates'] as const;
const published = { status: 'published', company } as const;

test('a refused review comes before what others wait for', () => {
  const reviews = [published, { status: 'refused', company } as const];
  const step = nextStepOf({ reviews, companies: [{ company, waiting: 2 }], filled: [] });
  expect(step).toEqual({ kind: 'reviewRefused', company });
});

test('a refused review of a company that is gone is no step', () => {
  const step = nextStepOf({ reviews: [{ status: 'refused', company: undefined }], companies: [], filled });
  expect(step).toBeNull();
});

test('what others wait for comes before what is missing in a profile', () => {
  const companies = [
    { company: { ...company, id: 8 }, waiting: 0 },
    { company, waiting: 2 },
  ];
  expect(nextStepOf({ reviews: [], companies, filled: [] })).toEqual({ kind: 'confirmations', company, count: 2 });
});

test('the first part that is missing by which others recognise somebody, then a first review, then nothing', () => {
  expect(nextStepOf({ reviews: [], companies: [], filled: ['identity', 'pro'] })).toEqual({
    kind: 'profile',
    part: 'photos',
  });
  expect(nextStepOf({ reviews: [], companies: [], filled })).toEqual({ kind: 'firstReview' });
  expect(nextStepOf({ reviews: [published], companies: [], filled })).toBeNull();
});
