const vowel = /^[aeiouàâäéèêëîïôöùûü]/i;
const elides = [
  [' de ', ' d’'],
  [' que ', ' qu’'],
] as const;

/**
 * A French message that was filled with `values`: before a name that begins with a vowel, "de" and "que" lose theirs ("la
 * page d’Auto Plus"). Before h and y they stay: of a name, nobody knows how it is said.
 */
export const elided = (text: string, values: Readonly<Record<string, unknown>>): string => {
  let said = text;
  for (const value of Object.values(values)) {
    if (typeof value !== 'string' || !vowel.test(value)) continue;
    for (const [whole, short] of elides) said = said.replaceAll(whole + value, short + value);
  }
  return said;
};
