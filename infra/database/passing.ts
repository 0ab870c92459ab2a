const classes = new Set(['08', '40', '53', '55', '57', '58']);
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']);
const dropped = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** Whether the error is temporary: the database is away, full or busy. Errors in the data are not. */
export const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return classes.has(code.length === 5 ? code.slice(0, 2) : '') || network.has(code) || dropped.test(error.message);
};

/** Whether the database refused a value from the caller as not valid for its type. */
export const isUnfit = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^22(P02|P05|003|007|008|021)$/.test(error.code);
