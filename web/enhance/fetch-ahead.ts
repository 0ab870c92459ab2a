declare global {
  /** Asks for files of the build, named with spaces between them, that a part needs which is about to be imported. */
  var fetchAhead: (files: string) => void;
}

const asked = new Set<string>();

/** What the build calls before each import of a part (`infra/http/parts-at-once.ts`). */
export const fetchesAhead = (): void => {
  globalThis.fetchAhead = (files) => {
    for (const file of files.split(' ')) {
      if (asked.has(file)) continue;
      asked.add(file);
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href: `/assets/${file}` });
      document.head.append(link);
    }
  };
};
