const timeoutMs = 15_000;

const asked = new Map<string, Promise<unknown>>();
const answers = new Map<string, unknown>();

const ask = async (url: string): Promise<unknown> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
};

/**
 * What the server answers at this address, as JSON: asked for by whoever needs it first, and kept as long as the page is
 * there. Rejects when it does not come within 15 s or is refused; then the next one asks again.
 */
export const askOnce = (url: string): Promise<unknown> => {
  const known = asked.get(url);
  if (known) return known;
  const answer = ask(url);
  asked.set(url, answer);
  answer.then(
    (said) => answers.set(url, said),
    () => asked.delete(url),
  );
  return answer;
};

/** What the server answered at an address that was asked once; nothing as long as it has not. */
export const answered = (url: string): unknown => answers.get(url);
