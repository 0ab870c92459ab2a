import { useText } from '../page/text.ts';
import { writtenIn } from '../page/written-in.ts';

/** A text that somebody else wrote, marked with its language where that is not the page's: it is read out by that voice. */
export const Written = ({ text }: { readonly text: string }) => {
  const lang = writtenIn(text, useText().lang);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
};
