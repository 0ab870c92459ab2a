const heard = '[aria-live], [role=status]';

/** Nothing around `part` can be reached while it covers the page; returns what undoes that. What is said there is heard. */
export const inertAround = (part: Element): (() => void) => {
  const stilled: HTMLElement[] = [];
  for (let at = part; at.parentElement; at = at.parentElement)
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert || other.matches(heard)) continue;
      other.inert = true;
      stilled.push(other);
    }
  return () => {
    for (const one of stilled) one.inert = false;
  };
};
