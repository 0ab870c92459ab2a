/** What somebody has read. */
export type Read = {
  /** Null for all of them. */
  readonly subjects: readonly string[] | null;
  /** The newest that is read. */
  readonly until: string;
};

/** Tells the server that notifications are read, also when the page is left meanwhile. Rejects when it does not take it. */
export const sendRead = async (read: Read): Promise<void> => {
  const { ok, status } = await fetch('/api/notification/read-notifications', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(read),
    keepalive: true,
  });
  if (!ok) throw new Error(`notifications are not read: ${status}`);
};
