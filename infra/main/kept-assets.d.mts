/** Sets the browser's files of this build in `folder` aside before the next one empties it. */
export declare const setAside: (folder: string) => void;
/** Puts what the new build in `folder` has no more beside its own; `now` in ms since the epoch. */
export declare const putBack: (folder: string, now: number) => void;
