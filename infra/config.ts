import { isIP } from 'node:net';
import { z } from 'zod';

const url = (...protocols: string[]) =>
  z.url().refine((text) => protocols.includes(new URL(text).protocol), `must begin with ${protocols.join(' or ')}`);

const proxies = /^(loopback|linklocal|uniquelocal)$/;

/** An address, or a network such as `172.16.0.0/12`. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 && more === undefined && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
};

const settings = z
  .object({
    NODE_ENV: z
      .enum(['development', 'test', 'production'])
      .default('development')
      .describe('Production refuses the demo unless told to'),
    ROLE: z.enum(['all', 'web', 'worker']).default('all').describe('What this process does'),
    HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on; 0 for a free one'),
    PUBLIC_URL: url('http:', 'https:')
      .optional()
      .describe('The address that visitors use, such as https://sokoni.example; production needs one, with https'),
    TRUSTED_PROXIES: z
      .string()
      .refine(
        (text) => text.split(',').every((one) => proxies.test(one.trim()) || isNetwork(one.trim())),
        'must be addresses or networks with commas between, such as loopback, 10.0.0.5 or 172.16.0.0/12',
      )
      .default('loopback')
      .describe('Proxies whose X-Forwarded-For is believed: loopback, uniquelocal, addresses or networks, with commas'),
    DATA_DIR: z.string().min(1).default('.sokoni').describe('Folder of the embedded database, media and mailbox'),
    DATABASE_URL: url('postgres:', 'postgresql:')
      .optional()
      .describe('A PostgreSQL 15 or later; embedded when not set'),
    EVENTSTOREDB_URL: url('esdb:', 'esdb+discover:').optional().describe('An EventStoreDB; PostgreSQL when not set'),
    MEILISEARCH_URL: url('http:', 'https:').optional().describe('A Meilisearch; PostgreSQL when not set'),
    MEILISEARCH_KEY: z.string().min(1).optional().describe('Its key'),
    REDIS_URL: url('redis:', 'rediss:')
      .optional()
      .describe(
        'A Redis, for live messages and limits between processes; without it messages take up to half a second',
      ),
    AUTH_PASSWORD_MIN: z.coerce
      .number()
      .int()
      .min(8)
      .max(64)
      .default(8)
      .describe('Characters that a password must have at least'),
    OAUTH_CLIENT_ID: z.string().min(1).optional().describe('Lets people log in with an account elsewhere'),
    OAUTH_CLIENT_SECRET: z.string().min(1).optional().describe('Its secret'),
    OAUTH_NAME: z.string().min(1).max(40).default('Facebook').describe('What people call that provider'),
    OAUTH_AUTHORIZE_URL: url('http:', 'https:')
      .default('https://www.facebook.com/v21.0/dialog/oauth')
      .describe('Where people agree'),
    OAUTH_TOKEN_URL: url('http:', 'https:')
      .default('https://graph.facebook.com/v21.0/oauth/access_token')
      .describe('Where the code is exchanged'),
    OAUTH_PROFILE_URL: url('http:', 'https:')
      .default('https://graph.facebook.com/me?fields=id')
      .describe('Where a profile with its `id` is'),
    API_TOKEN: z.string().min(16).optional().describe('Lets a trusted service act as the operator, as a bearer token'),
    SMTP_URL: url('smtp:', 'smtps:').optional().describe('Where mail goes out; the local mailbox when not set'),
    MAIL_FROM: z
      .string()
      .regex(/^[^\p{Cc}<>]*<?[^\s@<>]+@[^\s@<>]+>?$/u)
      .default('Sokoni <bonjour@sokoni.example>')
      .describe('Who mail is from'),
    OPERATOR_NAME: z.string().trim().min(1).max(120).optional().describe('Who runs this site, shown to visitors'),
    OPERATOR_EMAIL: z.email().optional().describe('Where visitors write to'),
    OPERATOR_PHONE: z
      .string()
      .regex(/^\+[\d ]{8,20}$/, 'must be a number with its country code, such as +225 07 07 07 07 07')
      .optional()
      .describe('Where visitors call, with its country code'),
    COMPANY_MAX_VISUALS: z.coerce
      .number()
      .int()
      .min(1)
      .max(40)
      .default(10)
      .describe('Photos and films that the page of a company may hold'),
    DEMO: z.enum(['on', 'off', 'allowed-in-production']).default('on').describe('Seed a demo on first start'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe('How much the log tells'),
  })
  .refine(({ NODE_ENV, DEMO }) => NODE_ENV !== 'production' || DEMO !== 'on', {
    path: ['DEMO'],
    message: 'the demo does not start in production: set DEMO=off, or DEMO=allowed-in-production',
  })
  .refine(({ NODE_ENV, PUBLIC_URL }) => NODE_ENV !== 'production' || PUBLIC_URL?.startsWith('https:'), {
    path: ['PUBLIC_URL'],
    message: 'production needs the address that visitors use, with https: PUBLIC_URL=https://sokoni.example',
  })
  .refine(({ SMTP_URL, PUBLIC_URL }) => !SMTP_URL || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    message: 'mail that goes out leads people to this address: set it together with SMTP_URL',
  });

export type Config = z.infer<typeof settings>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The settings in `environment`; throws one `ConfigError` that names every problem. Empty values count as not set. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = settings.safeParse(given);
  if (error) throw new ConfigError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  return data;
};

/** Where visitors find us, without a slash at its end; undefined where they find us wherever they ask. */
export const publicOrigin = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string | undefined =>
  PUBLIC_URL && new URL(PUBLIC_URL).origin;

/** The text of `.env.example`: every setting with what it is for and its default. */
export const settingsExample = (): string =>
  Object.entries(settings.shape)
    .map(([name, schema]) => {
      const standard = schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : '';
      return `# ${schema.description ?? ''}\n${standard ? '' : '# '}${name}=${standard}\n`;
    })
    .join('\n');
