export type RejectionReason = 'invalid' | 'signed-out' | 'forbidden' | 'not-found' | 'conflict';

/** The rejections of one context: code → reason. */
export type Rejections = Readonly<Record<string, RejectionReason>>;

type RejectionValues = Readonly<Record<string, string | number | boolean>>;

/** Thrown when a rule refuses. `code` is `context.kebab-reason`; people read its translation, filled with `values`. */
export class Rejection extends Error {
  override readonly name = 'Rejection';
  readonly code: string;
  readonly reason: RejectionReason;
  readonly values: RejectionValues;
  /** A JSON pointer to the field of the command's data that caused it; undefined when no single field did. */
  readonly pointer: string | undefined;
  constructor(code: string, reason: RejectionReason, values: RejectionValues = {}, pointer?: string) {
    super(code);
    this.code = code;
    this.reason = reason;
    this.values = values;
    this.pointer = pointer;
  }
}

/** Makes the function with which a context refuses: `throw refuse('unknown')`. */
export const refusals =
  <R extends Rejections>(context: string, rejections: R) =>
  (code: keyof R & string, values?: RejectionValues, pointer?: string): Rejection =>
    new Rejection(`${context}.${code}`, rejections[code] as RejectionReason, values, pointer);
