import { setSourceMapsSupport } from 'node:module';

/** Stack traces tell the lines of our sources; the maps of packages would take 40 MB (2026-11). */
setSourceMapsSupport(true, { nodeModules: false });
