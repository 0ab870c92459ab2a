/** What the device keeps, or nothing: one that is full or ill fails to say, and the network has it. */
export const orNothing = <T>(kept: Promise<T | undefined>): Promise<T | undefined> => kept.catch(() => undefined);
