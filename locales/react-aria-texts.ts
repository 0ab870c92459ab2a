import type { Plugin } from 'vite';

const texts = /\/(react-aria|react-aria-components|react-stately)\/dist\/.*\/intl\/(\w+)\/([a-z]{2})-[A-Z]{2}\.m?js$/;

/** What a combo box says by itself: only the marked choice, on Apple's devices. `web/ui/selector-status.tsx` says the rest. */
const comboBox = `
const nothing = () => '';
export default {
  buttonLabel: nothing, countAnnouncement: nothing, listboxLabel: nothing,
  focusAnnouncement: ({ optionText }) => optionText, selectedAnnouncement: ({ optionText }) => optionText,
};`;

/** A Vite plugin: of the texts that React Aria brings along in 34 languages, the browser gets the French and English ones. */
export const reactAriaTexts = (): Plugin => ({
  name: 'react-aria-texts',
  enforce: 'pre',
  load(id) {
    const [, , part, lang] = texts.exec(id) ?? [];
    if (!part || !lang) return null;
    if (lang !== 'fr' && lang !== 'en') return 'export default undefined;';
    return part === 'combobox' ? comboBox : null;
  },
});
