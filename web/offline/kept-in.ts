/**
 * What the device keeps of `request` in the cache `name`, or nothing: one whose storage is full or damaged fails to say,
 * and the network has it.
 */
export const keptIn = (
  name: string,
  request: Request | string,
  options?: CacheQueryOptions,
): Promise<Response | undefined> =>
  caches
    .open(name)
    .then((cache) => cache.match(request, options))
    .catch(() => undefined);
