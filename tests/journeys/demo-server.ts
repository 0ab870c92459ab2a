import { startServer } from '#tests/server.ts';

/** A server with the demo in it, or the running one that `SOKONI_URL` names. */
export const demoServer = async (): Promise<{ readonly url: string; stop(): Promise<void> }> => {
  const url = process.env.SOKONI_URL;
  return url ? { url: url.replace(/\/$/, ''), stop: async () => {} } : startServer({ DEMO: 'on' });
};
