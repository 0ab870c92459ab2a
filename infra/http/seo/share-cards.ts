import { createHash } from 'node:crypto';
import { type CardOf, cardVersion, shareCard } from './share-card.ts';

const keptCards = 500;
const mostWaiting = 40;

export const cardTag = (card: CardOf): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([cardVersion, card]))
    .digest('base64url')
    .slice(0, 22)}"`;

/**
 * Draws cards one after the other, so that crawlers never take the processor from readers, and keeps those asked for
 * last. Answers null when too many wait already.
 */
export const shareCards = (): ((card: CardOf) => Promise<Buffer | null>) => {
  const kept = new Map<string, Promise<Buffer>>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const draw = (card: CardOf): Promise<Buffer> => {
    waiting += 1;
    const drawn = last
      .then(() => shareCard(card))
      .finally(() => {
        waiting -= 1;
      });
    last = drawn.catch(() => {});
    return drawn;
  };

  return async (card) => {
    const key = cardTag(card);
    const found = kept.get(key);
    if (!found && waiting >= mostWaiting) return null;
    const drawn = found ?? draw(card);
    kept.delete(key);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= keptCards) break;
      kept.delete(oldest);
    }
    return drawn;
  };
};
