/** What modules ask for by name. */
export const DATABASE = Symbol('database');
export const SEARCH = Symbol('search');
export const READ_API = Symbol('read-api');
export const COMMAND_CONTEXT = Symbol('command-context');
