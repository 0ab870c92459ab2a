/**
 * Letters of any script with their marks, digits, and the punctuation of names: `N’Guessan`, `Marie-Ange`, `J. P.`,
 * `Koffi (Jean)`.
 */
const personSigns = /^(?:[\p{L}\p{M}\p{Nd} '’‘ʼ`´‐–.,·()-]|\p{Join_Control})+$/u;

/** A dot inside a word can become a link in a mail: `gain.example`. Initials are allowed: `J.P.` */
const domainLike = /\.\p{L}{2}/u;

const linkLike = /:\/\/|(^|[^\p{L}\p{N}])www\.|\S@\S+\.\S/iu;

/** Characters that change the direction of the text after them, which can make it read as something else. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A name with more digits than this may hold a phone number or an amount. */
const mostDigits = 4;

/** Whether `text` is the name of a person and nothing else; the browser asks it too. */
export const isPersonName = (text: string): boolean =>
  personSigns.test(text) &&
  /\p{L}/u.test(text) &&
  !domainLike.test(text) &&
  !linkLike.test(text) &&
  (text.match(/\p{Nd}/gu)?.length ?? 0) <= mostDigits;

export const isPlainName = (text: string): boolean => !linkLike.test(text) && !directionMarks.test(text);
