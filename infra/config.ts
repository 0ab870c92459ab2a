import { isIP } from 'node:net';
import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import { translate } from '#locales/messages.ts';

/** The prefix of error messages that are ids of texts in `locales/`. */
const messagePrefix = 'cli.setting.';

const url = (...protocols: string[]) =>
  z.url().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: 'cli.setting.begins',
    params: { protocols: protocols.join(', ') },
  });

const proxies = /^(loopback|linklocal|uniquelocal)$/;

/** An address, or a network such as `172.16.0.0/12`. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, more] = text.split('/');
  const maxBits = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 && more === undefined && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits))
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
        'cli.setting.networks',
      )
      .default('loopback')
      .describe('Proxies whose X-Forwarded-For is believed: loopback, uniquelocal, addresses or networks, with commas'),
    DATA_DIR: z.string().min(1).default('.sokoni').describe('Folder of the embedded database, media and mailbox'),
    DATABASE_URL: url('postgres:', 'postgresql:')
      .optional()
      .describe('A PostgreSQL 15 or later; embedded when not set'),
    EVENTSTOREDB_URL: url('esdb:', 'esdb+discover:').optional().describe('An EventStoreDB; PostgreSQL when not set'),
    MEILISEARCH_URL: url('http:', 'https:')
      .optional()
      .describe('A Meilisearch; PostgreSQL when not set, and while it fails'),
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
    FACEBOOK_PICTURES_URL: url('http:', 'https:')
      .optional()
      .describe('A mirror that pictures of Facebook are asked for; Facebook itself when not set'),
    API_TOKEN: z.string().min(16).optional().describe('Lets a trusted service act as the operator, as a bearer token'),
    SMTP_URL: url('smtp:', 'smtps:').optional().describe('Where mail goes out; the local mailbox when not set'),
    MAIL_FROM: z
      .string()
      .regex(/^[^\p{Cc}<>]*<?[^\s@<>]+@[^\s@<>]+>?$/u)
      .default('Sokoni <bonjour@sokoni.example>')
      .describe('Who mail is from'),
    SMS_URL: url('http:', 'https:')
      .optional()
      .describe('An HTTP gateway that sends text messages (infra/sms/README.md); none are sent when not set'),
    SMS_TOKEN: z.string().min(1).optional().describe('Lets Sokoni use that gateway, as a bearer token'),
    SMS_FROM: z
      .string()
      .regex(/^[\dA-Za-z ]{1,11}$/)
      .default('Sokoni')
      .describe('Who text messages are from: 11 letters or digits at most'),
    PUSH_SERVICE_URL: url('http:', 'https:')
      .optional()
      .describe('One service that all push messages go to, for trying them out; those of the browsers when not set'),
    OPERATOR_NAME: z.string().trim().min(1).max(120).optional().describe('Who runs this site, shown to visitors'),
    OPERATOR_EMAIL: z.email().optional().describe('Where visitors write to'),
    OPERATOR_PHONE: z
      .string()
      .regex(/^\+[\d ]{8,20}$/, 'cli.setting.phone')
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
    message: 'cli.setting.demo',
  })
  .refine(({ NODE_ENV, PUBLIC_URL }) => NODE_ENV !== 'production' || PUBLIC_URL?.startsWith('https:'), {
    path: ['PUBLIC_URL'],
    message: 'cli.setting.production',
  })
  .refine(({ SMTP_URL, PUBLIC_URL }) => !SMTP_URL || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    message: 'cli.setting.mail',
  });

export type Config = z.infer<typeof settings>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const problemOf = (issue: z.core.$ZodIssue, lang: Language): string => {
  const say = (id: string, values = {}) => translate(lang, `cli.setting.${id}`, values);
  if (issue.message.startsWith(messagePrefix))
    return translate(lang, issue.message, issue.code === 'custom' ? issue.params : undefined);
  if (issue.code === 'invalid_type') return say('number');
  if (issue.code === 'invalid_value') return say('choices', { choices: issue.values.join(', ') });
  const what = 'origin' in issue && issue.origin === 'string' ? 'Letters' : '';
  if (issue.code === 'too_small') return say(`least${what}`, { least: Number(issue.minimum) });
  if (issue.code === 'too_big') return say(`most${what}`, { most: Number(issue.maximum) });
  return say('form');
};

/**
 * Returns the settings in `environment`. Throws one `ConfigError` that names every problem, in `lang`. An empty value
 * counts as not set.
 */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
  lang: Language = 'en',
): Config => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = settings.safeParse(present);
  if (error)
    throw new ConfigError(error.issues.map((issue) => `${issue.path.join('.')}: ${problemOf(issue, lang)}`).join('\n'));
  return data;
};

/** Returns the public origin without a final slash; undefined when `PUBLIC_URL` is not set. */
export const publicOrigin = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string | undefined =>
  PUBLIC_URL && new URL(PUBLIC_URL).origin;

/** Returns the text of `.env.example`: every setting with its description and default. */
export const settingsExample = (): string =>
  Object.entries(settings.shape)
    .map(([name, schema]) => {
      const standard = schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : '';
      return `# ${schema.description ?? ''}\n${standard ? '' : '# '}${name}=${standard}\n`;
    })
    .join('\n');
