/** What the process of the server asks of the one that has Vite. */
export type FromServer =
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'module'; readonly id: number; readonly payload: unknown };

/** What it is told. */
export type ToServer =
  | { readonly kind: 'module'; readonly id: number; readonly answer: { result: unknown } | { error: unknown } }
  /** Modules, by their id, that have changed or stand on one that has. */
  | { readonly kind: 'forget'; readonly modules: readonly string[] };
