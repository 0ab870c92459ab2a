import chromium from '@sparticuz/chromium';

/** Unpacks the browser before any worker starts it: two that unpack it at once spoil it for each other. */
export default async (): Promise<void> => {
  await chromium.executablePath();
};
