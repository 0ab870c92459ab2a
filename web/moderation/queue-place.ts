/** The case to go on with once `gone` has left the list: the one after it, else the one before; null when none is left. */
export const nextCase = (before: readonly string[], now: readonly string[], gone: string): string | null => {
  const at = before.indexOf(gone);
  const isThere = (id: string): boolean => now.includes(id);
  return before.slice(at + 1).find(isThere) ?? before.slice(0, Math.max(0, at)).findLast(isThere) ?? null;
};

/** Where the list tells of the last decision: before a case, at its end, or above it (null). */
export type NoticePlace = { readonly before: string } | 'end' | null;

/** The place in the list that `now` shows where the case `gone` stood in `before`. */
export const placeOf = (before: readonly string[], now: readonly string[], gone: string): NoticePlace => {
  if (now.includes(gone)) return { before: gone };
  const at = before.indexOf(gone);
  if (at < 0 || now.length === 0) return null;
  const next = before.slice(at + 1).find((id) => now.includes(id));
  return next === undefined ? 'end' : { before: next };
};
