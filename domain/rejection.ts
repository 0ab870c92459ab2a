export type RejectionReason = 'invalid' | 'signed-out' | 'forbidden' | 'not-found' | 'conflict';

/** The rejections of one context: code → reason. */
export type Rejections = Readonly<Record<string, RejectionReason>>;

export type RejectionValues = Readonly<Record<string, string | number | boolean>>;

/** A rule said no. `code` is `context.kebab-reason`; people read its translation, filled with `values`. */
export class Rejection extends Error {
  override readonly name = 'Rejection';
  readonly code: string;
  readonly reason: RejectionReason;
  readonly values: RejectionValues;
  /** JSON pointer into the command's data, where one field is to blame. */
  readonly pointer: string | undefined;
  constructor(code: string, reason: RejectionReason, values: RejectionValues = {}, pointer?: string) {
    super(code);
    this.code = code;
    this.reason = reason;
    this.values = values;
    this.pointer = pointer;
  }
}

/** Gives a context its one way to refuse: `throw refuse('unknown')`. */
export const refusals =
  <R extends Rejections>(context: string, rejections: R) =>
  (code: keyof R & string, values?: RejectionValues, pointer?: string): Rejection =>
    new Rejection(`${context}.${code}`, rejections[code] as RejectionReason, values, pointer);
