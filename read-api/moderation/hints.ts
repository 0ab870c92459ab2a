import { Profanity } from '@2toad/profanity';
import type { Language } from '#domain/language.ts';
import { everydayWords } from './everyday-words.ts';

const lists = new Profanity({ languages: ['fr', 'en'], wholeWord: true });
lists.removeWords([...everydayWords]);
const links = /(https?:\/\/|www\.|\b[\w-]+\.(com|net|org|info|ci|sn|ke|ng)\b)/iu;
const numbers = /(?:\+|\b)\d(?:[ .-]?\d){7,}/u;

export type Hint = { readonly what: 'word'; readonly word: string } | { readonly what: 'link' | 'number' | 'shouting' };

const listed = (text: string, language: Language): Hint[] => {
  if (!lists.exists(text, [language])) return [];
  const words = new Set(text.match(/[\p{L}\p{N}'’-]+/gu) ?? []);
  const hits = [...words].filter((word) => lists.exists(word, [language]));
  return (hits.length > 0 ? hits : ['…']).map((word) => ({ what: 'word', word }));
};

const shouts = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    letters.length >= 20 && letters.filter((letter) => letter !== letter.toLowerCase()).length > letters.length / 2
  );
};

/** Returns hints for the moderator. They do not know the context, so nothing is refused because of a hint. */
export const hintsOf = (text: string | null, language: Language | null): readonly Hint[] =>
  text === null
    ? []
    : [
        ...listed(text, language ?? 'fr'),
        ...(links.test(text) ? [{ what: 'link' } as const] : []),
        ...(numbers.test(text) ? [{ what: 'number' } as const] : []),
        ...(shouts(text) ? [{ what: 'shouting' } as const] : []),
      ];
