const count = 36;

/**
 * The months that a visit may have been in, this one first, each as its first day; the month of `chosen`, a day that is
 * stored already, as that very day.
 */
export const visitMonths = (today: string, chosen = ''): readonly string[] => {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const months = Array.from({ length: count }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 10),
  );
  const monthOf = (day: string) => day.slice(0, 7);
  const known = months.map((first) => (monthOf(first) === monthOf(chosen) ? chosen : first));
  return chosen === '' || known.includes(chosen) ? known : [...known, chosen];
};
