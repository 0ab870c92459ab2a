import enhance from '../enhance/enhance.ts?worker&url';
import worker from '../offline/sw.ts?worker&url';
import stylesheet from '../ui/styles.css?url';

/** Where this build put the service worker, and the files whose names change when the shell does. */
export const build = { worker, files: [enhance, stylesheet] } as const;
