import { createHash } from 'node:crypto';
import { type CardOf, type CardShape, cardVersion, shareCard } from './share-card.ts';

const keptCards = 500;
const maxWaitingCards = 40;

export const cardTag = (card: CardOf, shape: CardShape): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([cardVersion, card, shape]))
    .digest('base64url')
    .slice(0, 22)}"`;

export type ShareCards = {
  /** Whether the card need not be drawn. */
  isKept(card: CardOf, shape: CardShape): boolean;
  /** The card as PNG; null when too many wait already. */
  draw(card: CardOf, shape: CardShape): Promise<Buffer | null>;
};

/** Draws cards one after the other, so that crawlers never take the processor from readers, and keeps those asked for last. */
export const shareCards = (): ShareCards => {
  const kept = new Map<string, Promise<Buffer>>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const draw = (card: CardOf, shape: CardShape): Promise<Buffer> => {
    waiting += 1;
    const drawn = last
      .then(() => shareCard(card, shape))
      .finally(() => {
        waiting -= 1;
      });
    last = drawn.catch(() => {});
    return drawn;
  };

  const cardFor: ShareCards['draw'] = async (card, shape) => {
    const key = cardTag(card, shape);
    const found = kept.get(key);
    if (!found && waiting >= maxWaitingCards) return null;
    const drawn = found ?? draw(card, shape);
    kept.delete(key);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= keptCards) break;
      kept.delete(oldest);
    }
    return drawn;
  };
  return { isKept: (card, shape) => kept.has(cardTag(card, shape)), draw: cardFor };
};
