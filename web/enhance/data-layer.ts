declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** What an element's `data-event` says: an object as JSON, or the name of an event. */
export const eventOf = (said: string): Record<string, unknown> => {
  try {
    const read: unknown = JSON.parse(said);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...read };
  } catch {
    // a name
  }
  return { event: said };
};

/** Pushes what is handed in, once for each element however often it comes. */
export const oncePer = <T extends object>(push: (one: T) => void): ((all: Iterable<T>) => void) => {
  const pushed = new WeakSet<T>();
  return (all) => {
    for (const one of all) {
      if (pushed.has(one)) continue;
      pushed.add(one);
      push(one);
    }
  };
};

const push = oncePer<HTMLElement>(({ dataset }) => {
  window.dataLayer ??= [];
  window.dataLayer.push(eventOf(dataset.event ?? ''));
});

/** Pushes the events of the elements in `part` that carry one. */
export const pushEvents = (part: ParentNode): void => push(part.querySelectorAll<HTMLElement>('[data-event]'));
