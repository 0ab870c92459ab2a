const twoDigits = (text: string): string => (/^\d$/.test(text) ? `0${text}` : text);

/**
 * `2019-03-05` of day, month and year, `2019-03` of month and year, as `DateParts` sends them; empty where all of them
 * are. A part that is missing stays so: `2019-` is refused, and shown again as it was typed. A date in one part is
 * taken as it stands.
 */
export const dateIn = (parts: readonly string[]): string => {
  const typed = parts.map((part) => part.trim());
  if (typed.length < 2) return typed[0] ?? '';
  if (typed.every((part) => part === '')) return '';
  return typed
    .reverse()
    .map((part) => twoDigits(part.replaceAll('-', '')))
    .join('-');
};
