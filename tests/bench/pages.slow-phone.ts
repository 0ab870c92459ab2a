/** A phone on a slow line, as Lighthouse has it: 1.6 Mb/s, 150 ms of round trip. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 } as const;

/** How many times slower its processor is. */
export const quarterProcessor = 4;
