const patienceMs = 4000;

/** Whether the server can be reached: any answer will do, and a slow one is waited for by the form itself. */
export const isReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    await fetch('/health/live', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError';
  }
};
