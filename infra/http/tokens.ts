/** What modules ask for by name. */
export const DATABASE = Symbol('database');
export const SEARCH = Symbol('search');
export const READ_API = Symbol('read-api');
export const COMMAND_CONTEXT = Symbol('command-context');
export const COMMANDS = Symbol('commands');
export const ACCOUNT_FLOWS = Symbol('account-flows');
export const HUMANS = Symbol('humans');
export const API_TOKEN = Symbol('api-token');
export const HEALTH = Symbol('health');
export const METRICS = Symbol('metrics');
export const OPENAPI = Symbol('openapi');
export const STATISTICS = Symbol('statistics');
export const LEADS = Symbol('leads');
export const LIVE = Symbol('live');
export const MEDIA = Symbol('media');
export const DOCUMENTS = Symbol('documents');
export const PUBLIC_ORIGIN = Symbol('public-origin');
