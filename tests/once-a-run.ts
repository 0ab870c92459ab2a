type Kept = { readonly made: Promise<{ stop(): Promise<void> }>; users: number };

/** Each project of a run loads the files of its global setup anew; this is the one place that they share. */
const keptIn = globalThis as { sokoniTestRun?: Map<string, Kept> };
keptIn.sokoniTestRun ??= new Map();
const kept = keptIn.sokoniTestRun;

/**
 * What all projects of a run share under `name`: begun by the first of them, stopped by the last. For global setups, which
 * return `release` when they are done with what was `made`.
 */
export const onceARun = async <What extends { stop(): Promise<void> }>(
  name: string,
  begin: () => Promise<What>,
): Promise<{ readonly made: What; release(): Promise<void> }> => {
  const known = kept.get(name) ?? { made: begin(), users: 0 };
  kept.set(name, known);
  known.users++;
  const made = (await known.made) as What;
  const release = async () => {
    if (--known.users > 0) return;
    kept.delete(name);
    await made.stop();
  };
  return { made, release };
};
