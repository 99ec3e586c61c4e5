import { z } from 'zod';
import { StartRefused } from './StartRefused';

const DEMO_SECRET = 'demo-secret-not-for-production';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  /** Where people and the provider reach this server; default http://localhost:PORT. */
  PUBLIC_URL: z.url().optional(),
  APP_SECRET: z.string().min(16).optional(),
  PESAPAL_URL: z.url().optional(),
  PESAPAL_CONSUMER_KEY: z.string().min(1).optional(),
  PESAPAL_CONSUMER_SECRET: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** How often the reconciler looks for payments that are due, in milliseconds. */
  RECONCILE_EVERY: z.coerce.number().int().min(50).default(5_000),
  /** How often the network's tasks that are due are tried, in milliseconds. */
  ACTIVATE_EVERY: z.coerce.number().int().min(50).default(5_000),
  /** How often subscriptions that have ended, or soon will, are looked for, in milliseconds. */
  EXPIRE_EVERY: z.coerce.number().int().min(50).default(30_000),
  DEMO_DATA: flag.optional(),
  /** `off`: messages are written into the outbox and wait there; once it is `on`, those that have not expired go out. */
  MESSAGES: z.enum(['on', 'off']).default('on'),
  /** A gateway that takes POST JSON `{ to, text, id }`, and the bearer key for it. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_KEY: z
    .string()
    .min(1)
    .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without blanks')
    .optional(),
  /** `smtp://user:password@host:587` or `smtps://…`, and the address that mail comes from. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .max(254)
    .regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be an address')
    .optional(),
  /** How often the outbox is looked into, in milliseconds. */
  DELIVER_EVERY: z.coerce.number().int().min(50).default(2_000),
  /** `off`: nothing is asked of customers' ONUs, and what is to be done with one waits. */
  DEVICES: z.enum(['on', 'off']).default('on'),
  /** GenieACS's northbound interface, e.g. `http://acs.internal:7557`; user and password where a proxy guards it. */
  GENIEACS_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^@]*$/, 'takes no user; give GENIEACS_USER and GENIEACS_PASSWORD')
    .optional(),
  GENIEACS_USER: z
    .string()
    .regex(/^[^:]+$/, 'must not hold a colon')
    .optional(),
  GENIEACS_PASSWORD: z.string().min(1).optional(),
});

const CARRIERS = [
  ['SMS_URL', 'SMS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
] as const;
/** Of no use one without the other. */
const PAIRS = [...CARRIERS, ['GENIEACS_USER', 'GENIEACS_PASSWORD']] as const;

export interface Config {
  production: boolean;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  publicUrl: string;
  appSecret: string;
  /** Null: the stand-in is the provider. */
  pesapal: { baseUrl: string; consumerKey: string; consumerSecret: string } | null;
  logLevel: string;
  reconcileEvery: number;
  activateEvery: number;
  expireEvery: number;
  /** Whether an empty database is filled with demo data. */
  demoData: boolean;
  /** Null: messages are off. A channel that is null: the stand-in takes its messages. */
  messages: { sms: { url: string; key: string } | null; email: { url: string; from: string } | null } | null;
  deliverEvery: number;
  /** Null: devices are off. A management server that is null: the stand-in is it. */
  devices: { genieAcs: { url: string; credentials: { user: string; password: string } | null } | null } | null;
}

/**
 * The process's settings, all faults of them in one error. Production needs its secrets given, and the carriers of both
 * channels (SMS_URL with SMS_KEY, SMTP_URL with MAIL_FROM) unless it says MESSAGES=off, and GENIEACS_URL unless it says
 * DEVICES=off.
 */
export function configFrom(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const production = given.NODE_ENV === 'production';
  const secrets = ['APP_SECRET', 'PUBLIC_URL', 'PESAPAL_URL', 'PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET'];
  for (const [one, other] of PAIRS)
    if (Boolean(given[one]) !== Boolean(given[other])) faults.push(`${one}, ${other}: must be given together`);
  if (production && given.MESSAGES !== 'off')
    for (const pair of CARRIERS)
      if (!pair.some((name) => given[name]))
        faults.push(`${pair.join(', ')}: must be given in production, or MESSAGES=off`);
  if (production && given.DEVICES !== 'off' && !given.GENIEACS_URL)
    faults.push('GENIEACS_URL: must be given in production, or DEVICES=off');
  if (production)
    faults.push(...secrets.filter((name) => !given[name]).map((name) => `${name}: must be given in production`));
  if (!parsed.success || faults.length)
    throw new StartRefused(`The environment is not usable:\n  ${faults.join('\n  ')}`);
  const e = parsed.data;
  return {
    production,
    port: e.PORT,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL ?? null,
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    appSecret: e.APP_SECRET ?? DEMO_SECRET,
    pesapal:
      e.PESAPAL_URL && e.PESAPAL_CONSUMER_KEY && e.PESAPAL_CONSUMER_SECRET
        ? { baseUrl: e.PESAPAL_URL, consumerKey: e.PESAPAL_CONSUMER_KEY, consumerSecret: e.PESAPAL_CONSUMER_SECRET }
        : null,
    logLevel: e.LOG_LEVEL,
    reconcileEvery: e.RECONCILE_EVERY,
    activateEvery: e.ACTIVATE_EVERY,
    expireEvery: e.EXPIRE_EVERY,
    demoData: e.DEMO_DATA ?? !production,
    messages: e.MESSAGES === 'off' ? null : carriersOf(e),
    deliverEvery: e.DELIVER_EVERY,
    devices: e.DEVICES === 'off' ? null : { genieAcs: genieAcsOf(e) },
  };
}

function carriersOf({ SMS_URL, SMS_KEY, SMTP_URL, MAIL_FROM }: z.output<typeof schema>): Config['messages'] {
  return {
    sms: SMS_URL && SMS_KEY ? { url: SMS_URL, key: SMS_KEY } : null,
    email: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : null,
  };
}

function genieAcsOf({ GENIEACS_URL, GENIEACS_USER, GENIEACS_PASSWORD }: z.output<typeof schema>) {
  const isGuarded = GENIEACS_USER && GENIEACS_PASSWORD;
  const credentials = isGuarded ? { user: GENIEACS_USER, password: GENIEACS_PASSWORD } : null;
  return GENIEACS_URL ? { url: GENIEACS_URL, credentials } : null;
}
