import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

const wordsOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === 0) return element.value;
      if (isSelectElement(element) || isPluralElement(element))
        return Object.values(element.options)
          .map(({ value }) => wordsOf(value))
          .join(' ');
      return isTagElement(element) ? wordsOf(element.children) : '0';
    })
    .join('');

/** All that a message can say, one choice of it after the other, with plain spaces and without its blanks. */
export const literalsOf = (message: string): string => wordsOf(parse(message)).replaceAll(/\s+/g, ' ');
