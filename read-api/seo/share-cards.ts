import { createHash } from 'node:crypto';
import { type CardOf, type CardShape, cardVersion, shareCard } from './share-card.ts';

const maxCachedCards = 500;
const maxWaitingCards = 40;

export const cardTag = (card: CardOf, shape: CardShape): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([cardVersion, card, shape]))
    .digest('base64url')
    .slice(0, 22)}"`;

type ShareCards = {
  /** Whether the card is in the cache. */
  isKept(card: CardOf, shape: CardShape): boolean;
  /** Returns the card as PNG; null when too many cards wait to be drawn. */
  draw(card: CardOf, shape: CardShape): Promise<Buffer | null>;
};

/** Draws cards one at a time, so that crawlers do not slow the site down, and caches the latest ones. */
export const shareCards = (): ShareCards => {
  const cached = new Map<string, Promise<Buffer>>();
  let waiting = 0;
  let previous: Promise<unknown> = Promise.resolve();

  const draw = (card: CardOf, shape: CardShape): Promise<Buffer> => {
    waiting += 1;
    const drawn = previous
      .then(() => shareCard(card, shape))
      .finally(() => {
        waiting -= 1;
      });
    previous = drawn.catch(() => {});
    return drawn;
  };

  const cardFor: ShareCards['draw'] = async (card, shape) => {
    const key = cardTag(card, shape);
    const existing = cached.get(key);
    if (!existing && waiting >= maxWaitingCards) return null;
    const drawn = existing ?? draw(card, shape);
    cached.delete(key);
    cached.set(key, drawn);
    drawn.catch(() => cached.delete(key));
    for (const oldest of cached.keys()) {
      if (cached.size <= maxCachedCards) break;
      cached.delete(oldest);
    }
    return drawn;
  };
  return { isKept: (card, shape) => cached.has(cardTag(card, shape)), draw: cardFor };
};
