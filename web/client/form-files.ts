import { createContext } from 'react';

/** A field of a form with a file in it. */
export type FormFile = {
  /** Whether what is chosen may be sent; what is wrong with it is said beside the field. */
  readonly isSound: () => Promise<boolean>;
  readonly focus: () => void;
};

/** The files of the form around; nothing where it does not send itself. */
export const FormFiles = createContext<Set<FormFile> | null>(null);
