type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
};

const address = '/sw.js';

/** The worker's address in the form that a page under Trusted Types may register. */
const trusted = (): string => {
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies };
  return trustedTypes?.createPolicy('sokoni-worker', { createScriptURL: () => address }).createScriptURL('') ?? address;
};

/** Registers the worker that keeps pages for when there is no network, once the page has nothing better to do. */
export const keepOffline = (): void => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const start = async () => {
    const kept = serviceWorker.controller !== null;
    await serviceWorker.register(trusted(), { scope: '/' });
    const { active } = await serviceWorker.ready;
    if (!kept) active?.postMessage({ keep: location.href });
  };
  const later = () => void start().catch((error: unknown) => console.warn(error));
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(later, { timeout: 5000 }) : setTimeout(later, 1000);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
};
