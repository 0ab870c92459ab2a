import type { ReactNode } from 'react';
import './table.css';

export type Column<Row> = {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts, counts and dates stand at the end, in figures of one width. */
  readonly numeric?: boolean;
  /** The cell that names the row. One column has it. */
  readonly names?: boolean;
  readonly sort?: { readonly href: string; readonly order?: 'ascending' | 'descending' | undefined };
};

type Props<Row> = {
  /** What it lists; hidden when a title above says it already. */
  readonly caption: string;
  readonly captionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Said in place of rows. */
  readonly empty?: ReactNode;
};

/** Rows of facts for the staff. On a phone each row is a card with the titles beside the facts; sorting is by links. */
export function Table<Row>({ caption, captionHidden = false, columns, rows, keyOf, empty }: Props<Row>) {
  return (
    <div className="table-room">
      {/* biome-ignore lint/a11y/noRedundantRoles: a table drawn as blocks loses its role in some readers */}
      <table className="data card" role="table">
        <caption className={captionHidden ? 'sr' : undefined}>{caption}</caption>
        {/* biome-ignore-start lint/a11y/noRedundantRoles: as above */}
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, title, numeric, sort }) => (
              <th
                key={key}
                scope="col"
                role="columnheader"
                className={numeric ? 'num' : undefined}
                aria-sort={sort?.order}
              >
                {sort ? <a href={sort.href}>{title}</a> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className="none">
                {empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ key, title, cell, numeric, names }) =>
                names ? (
                  <th key={key} scope="row" role="rowheader">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} role="cell" className={numeric ? 'num' : undefined}>
                    <span className="title" aria-hidden="true">
                      {title}
                    </span>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      </table>
    </div>
  );
}
