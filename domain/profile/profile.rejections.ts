import { type Rejections, refusals } from '../rejection.ts';

export const profileRejections = {
  'too-young': 'invalid',
  'born-in-future': 'invalid',
  'edited-meanwhile': 'conflict',
  'dates-reversed': 'invalid',
  'not-begun': 'invalid',
  'language-listed': 'conflict',
  'two-resumes': 'conflict',
  'list-full': 'conflict',
  'item-unknown': 'not-found',
  'experience-changed': 'conflict',
  'nobody-confirms': 'conflict',
  'asked-enough': 'conflict',
  'confirmation-refused': 'conflict',
  'confirmation-gone': 'conflict',
  'confirmation-decided': 'conflict',
  'own-experience': 'forbidden',
  'phone-unreadable': 'invalid',
  'category-unknown': 'invalid',
  'country-unknown': 'invalid',
  'image-of-another': 'forbidden',
  'not-a-pdf': 'invalid',
  'not-a-document': 'invalid',
  'pdf-too-heavy': 'invalid',
  'pdf-broken': 'invalid',
  'pdf-locked': 'invalid',
  'pdf-active': 'invalid',
  'pdf-too-long': 'invalid',
  'pdf-busy': 'conflict',
} satisfies Rejections;

export const refuse = refusals('profile', profileRejections);
