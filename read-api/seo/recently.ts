/** Keeps the last `most` answers for `keptMs` each; one that failed is asked for again. */
export const recently = <T>(most: number, keptMs: number) => {
  const answers = new Map<number, { readonly answer: Promise<T>; readonly until: number }>();
  return (id: number, ask: () => Promise<T>): Promise<T> => {
    const known = answers.get(id);
    if (known && Date.now() < known.until) return known.answer;
    const answer = ask();
    answers.delete(id);
    answers.set(id, { answer, until: Date.now() + keptMs });
    answer.catch(() => answers.delete(id));
    for (const oldest of answers.keys()) {
      if (answers.size <= most) break;
      answers.delete(oldest);
    }
    return answer;
  };
};
