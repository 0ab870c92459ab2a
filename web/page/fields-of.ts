/** What a form is told when it was refused: what is wrong, and what was typed, so that nothing is typed twice. */
export type Refused = {
  readonly errors: readonly { readonly field?: string; readonly message: string; readonly asksToWrite?: boolean }[];
  readonly values: Readonly<Record<string, string>>;
  /** The code of the one rule that said no; `request.invalid` for fields that do not fit. */
  readonly code: string;
};

/** The sentence for one field, and what was typed into it. */
export const fieldsOf = (refusal: Refused | undefined, before: Readonly<Record<string, string>> = {}) => {
  const values = refusal?.values ?? before;
  return (name: string) => ({
    name,
    error: refusal?.errors.find(({ field }) => field === name)?.message,
    defaultValue: values[name],
  });
};
