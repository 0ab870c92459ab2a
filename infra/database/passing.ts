const classes = new Set(['08', '40', '53', '55', '57', '58']);
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']);
const dropped = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** Whether the error is one that passes by itself: the database away, full or busy, rather than a fault in the data. */
export const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return classes.has(code.length === 5 ? code.slice(0, 2) : '') || network.has(code) || dropped.test(error.message);
};

/** Whether the database refused a value that the caller sent, as no text or number of its kind. */
export const isUnfit = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^22(P02|P05|003|007|008|021)$/.test(error.code);
