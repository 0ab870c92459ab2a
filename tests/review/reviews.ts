import type { Actor } from '#domain/actor.ts';
import type { Context } from '#domain/decider.ts';
import type { WriteReviewData } from '#domain/review/review.commands.ts';
import type { ReviewEvent } from '#domain/review/review.events.ts';

export const now = new Date('2026-11-21T09:00:00Z');
export const reviewId = '7a6c3f1e-52d4-4b1b-9d43-6f0f2c7c1a11';
const companyId = 42;

const account = (digit: string): string => `${digit.repeat(8)}-3c58-4d0e-9f5b-${digit.repeat(12)}`;

export const ada: Actor = { id: account('a'), role: 'member', level: 'young' };
export const trusted: Actor = { ...ada, level: 'trust' };
export const blacklisted: Actor = { ...ada, level: 'blacklisted' };
export const stranger: Actor = { id: account('b'), role: 'member', level: 'trust' };
export const owner: Actor = { id: account('c'), role: 'member', level: 'trust', companies: { [companyId]: 'admin' } };
export const moderator: Actor = { id: account('d'), role: 'moderator' };
export const colleague: Actor = { id: account('e'), role: 'moderator' };

export const as = (actor: Actor): Context => ({ now, actor });

export const words = 'Accueil rapide, ordonnance servie en dix minutes.';

export const asked: WriteReviewData = {
  reviewId,
  companyId,
  score: 4,
  comment: words,
  language: 'fr',
  experiencedOn: null,
  contacted: false,
};

export const ids = { reviewId, companyId, authorId: ada.id, version: 1 };
export const ids2 = { ...ids, version: 2 };

type Fact = ReviewEvent;

export const written: Fact = {
  type: 'ReviewWritten',
  data: { ...asked, authorId: ada.id, version: 1, authorLevel: 'young' },
};

export const published: Fact = {
  type: 'ReviewPublished',
  data: { ...ids, score: 4, ground: 'moderator', by: moderator.id, batchId: null },
};

export const refused: Fact = {
  type: 'ReviewRefused',
  data: {
    ...ids,
    reason: 'off_topic',
    explanation: null,
    onAppeal: false,
    hides: null,
    by: moderator.id,
    batchId: null,
  },
};

export const appealed: Fact = { type: 'ReviewAppealed', data: { ...ids, message: 'Je parle bien de ma visite.' } };

export const edited: Fact = {
  type: 'ReviewEdited',
  data: { ...asked, score: 2, authorId: ada.id, version: 2, authorLevel: 'young', hides: { score: 4 } },
};

export const hidden: Fact = { type: 'ReviewHidden', data: { ...ids, reason: 'author_blacklisted', hides: null } };
