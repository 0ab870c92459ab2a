/** A text of the shell in the language of the page, which the page brings along (`shell/shell-words.tsx`). */
export const word = (name: string, values: Readonly<Record<string, string>> = {}): string => {
  const said = document.querySelector<HTMLElement>('#shell-words')?.dataset[name] ?? '';
  return said.replace(/\{(\w+)\}/g, (blank, key: string) => values[key] ?? blank);
};

/** An element with attributes and what is in it. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
};
