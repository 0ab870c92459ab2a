export type KeptReview = {
  readonly score: number | '';
  readonly comment: string;
  readonly experiencedOn: string;
  /** The same for every attempt to send these words. */
  readonly key: string;
};

type Said = Omit<KeptReview, 'key'>;

const isKept = (value: unknown): value is KeptReview =>
  typeof value === 'object' && value !== null && 'comment' in value && 'key' in value;

/** What is typed about a company and not sent yet: it outlives a failure, a page and a log-in, in this tab alone. */
export const keptReview = (companyId: number, storage: Storage = sessionStorage) => {
  const name = `sokoni.review.${companyId}`;
  const read = (): KeptReview | undefined => {
    try {
      const value: unknown = JSON.parse(storage.getItem(name) ?? 'null');
      return isKept(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
  const unkept = { score: '', comment: '', experiencedOn: '', key: crypto.randomUUID() } as const;
  return {
    read,
    write(said: Said): void {
      try {
        storage.setItem(name, JSON.stringify({ ...said, key: crypto.randomUUID() }));
      } catch {
        // a browser without storage keeps the page, and with it the form
      }
    },
    key: (): string => (read() ?? unkept).key,
    drop: (): void => storage.removeItem(name),
  };
};
