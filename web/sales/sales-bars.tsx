export type SalesBar = {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly shown: string;
  readonly more?: string | undefined;
};

/** Names with their figures and bars, on one scale: the highest fills the line. */
export const SalesBars = ({ bars }: { readonly bars: readonly SalesBar[] }) => {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="sales-bars">
      {bars.map(({ key, label, value, shown, more }) => (
        <li key={key}>
          <b dir="auto">{label}</b>
          <span className="n">
            {shown} {more && <small>{more}</small>}
          </span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(value / highest) * 100} height={4} />
          </svg>
        </li>
      ))}
    </ul>
  );
};
