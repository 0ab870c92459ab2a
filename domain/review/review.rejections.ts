import { type Rejections, refusals } from '../rejection.ts';

const reviewRejections = {
  unknown: 'not-found',
  'company-unknown': 'not-found',
  'score-or-comment-needed': 'invalid',
  'comment-too-short': 'invalid',
  'comment-too-long': 'invalid',
  'experience-ahead': 'invalid',
  'reply-empty': 'invalid',
  'reply-too-long': 'invalid',
  'own-company': 'forbidden',
  'own-review': 'forbidden',
  'not-author': 'forbidden',
  'not-manager': 'forbidden',
  'staff-only': 'forbidden',
  'newer-version': 'conflict',
  'already-decided': 'conflict',
  'not-refused': 'conflict',
  'not-shown': 'conflict',
  'appeal-used': 'conflict',
  'appeal-to-other': 'conflict',
  'author-blacklisted': 'conflict',
  retracted: 'conflict',
} satisfies Rejections;

export const refuse = refusals('review', reviewRejections);
