/** Answers undefined in place of a file that is not there; throws every other error. */
export const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};
