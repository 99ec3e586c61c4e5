import { z } from 'zod';
import { brandFrom } from '../../contract/brand';
import { DEMO_SIZES, type DemoSize } from '../demo/size';
import { type Network, networkFrom } from '../http/networks';
import { type BackupSettings, backupFaults, backupSchema, backupSettingsOf } from './backupSettings';
import { type EfrisSettings, efrisAccessOf, efrisFaults, efrisSchema } from './efrisSettings';
import { CARRIERS, DEMO_SECRET, productionFaults } from './productionFaults';
import { StartRefused } from './StartRefused';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Addresses and networks, separated by commas. */
const networks = z.string().transform((list, context) =>
  list.split(',').flatMap((each) => {
    const network = networkFrom(each.trim());
    if (!network) context.addIssue(`"${each.trim()}" is neither an address nor a network such as 10.0.0.0/8`);
    return network ? [network] : [];
  }),
);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address to listen on; left out, all of the machine's, since in a container nobody could reach another. */
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where people and the provider reach this server, e.g. `https://kitara.example`; default http://localhost:PORT. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^/]+:\/\/[^/?#@]+\/?$/, 'takes a protocol, a name and a port alone, e.g. https://kitara.example')
    .optional(),
  APP_SECRET: z.string().min(16).optional(),
  PESAPAL_URL: z.url().optional(),
  PESAPAL_CONSUMER_KEY: z.string().min(1).optional(),
  PESAPAL_CONSUMER_SECRET: z.string().min(1).optional(),
  /** The proxies in front of this server, whose X-Forwarded-For tells who calls; none where it is left out. */
  TRUSTED_PROXIES: networks.optional(),
  /** `off`: calls are not limited, as a load test needs it. Never in production. */
  LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** How often the reconciler looks for payments that are due, in milliseconds. */
  RECONCILE_EVERY: z.coerce.number().int().min(50).default(5_000),
  /** How often the network's tasks that are due are tried, in milliseconds. */
  ACTIVATE_EVERY: z.coerce.number().int().min(50).default(5_000),
  /** How often subscriptions that have ended, or soon will, are looked for, in milliseconds. */
  EXPIRE_EVERY: z.coerce.number().int().min(50).default(30_000),
  DEMO_DATA: flag.optional(),
  /** How much of it: `small` for tests, `large` (100,000 accounts) for benchmarks. */
  DEMO_SIZE: z.enum(DEMO_SIZES).default('default'),
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
  /** The bearer token that opens `/metrics`. Without one it is open to everybody, and in production not served. */
  METRICS_TOKEN: z
    .string()
    .min(16)
    .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without blanks')
    .optional(),
  /** Whether `/api/docs` and `/api/openapi.json` are served; by default not in production. */
  API_DOCS: z.enum(['on', 'off']).optional(),
  ...backupSchema,
  ...efrisSchema,
});

/** The names of all settings; those of the brand are in contract/brand.ts. */
export const SETTINGS = Object.keys(schema.shape);

/** Of no use one without the other. */
const PAIRS = [...CARRIERS, ['GENIEACS_USER', 'GENIEACS_PASSWORD']] as const;

export interface Config {
  production: boolean;
  port: number;
  /** Null: all addresses of the machine. */
  host: string | null;
  dataDir: string;
  databaseUrl: string | null;
  /** An origin, without a slash at its end. */
  publicUrl: string;
  appSecret: string;
  /** Null: the stand-in is the provider. */
  pesapal: { baseUrl: string; consumerKey: string; consumerSecret: string } | null;
  trustedProxies: readonly Network[];
  /** Whether calls are limited. */
  limits: boolean;
  logLevel: string;
  reconcileEvery: number;
  activateEvery: number;
  expireEvery: number;
  /** Whether an empty database is filled with demo data. */
  demoData: boolean;
  demoSize: DemoSize;
  /** Null: messages are off. A channel that is null: the stand-in takes its messages. */
  messages: { sms: { url: string; key: string } | null; email: { url: string; from: string } | null } | null;
  deliverEvery: number;
  /** Null: devices are off. A management server that is null: the stand-in is it. */
  devices: { genieAcs: { url: string; credentials: { user: string; password: string } | null } | null } | null;
  /** Null: receipts are told to no tax authority. An access that is null: the stand-in is the authority. */
  efris: EfrisSettings | null;
  /** How often fiscal documents that are due are looked for, in milliseconds. */
  efrisEvery: number;
  /** Null: no backups are made by themselves. */
  backups: BackupSettings | null;
  /** Null: metrics are not served. A token that is null: to everybody. */
  metrics: { token: string | null } | null;
  /** Whether the API's document is served, and its readable page. */
  apiDocs: boolean;
}

/** The process's settings, all faults of them in one error; a production server's must be safe, see productionFaults.ts. */
export function configFrom(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const production = given.NODE_ENV === 'production';
  for (const [one, other] of PAIRS)
    if (Boolean(given[one]) !== Boolean(given[other])) faults.push(`${one}, ${other}: must be given together`);
  const { vat } = brandFrom(given);
  if (!(vat >= 0 && vat <= 100)) faults.push('BRAND_VAT: must be per cent from 0 to 100, such as 18');
  faults.push(...backupFaults(given));
  if (given.EFRIS === 'on') faults.push(...efrisFaults(given, vat));
  if (production) faults.push(...productionFaults(given));
  if (!parsed.success || faults.length)
    throw new StartRefused(`The environment is not usable:\n  ${faults.join('\n  ')}`);
  const e = parsed.data;
  return {
    production,
    port: e.PORT,
    host: e.HOST ?? null,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL ?? null,
    publicUrl: new URL(e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).origin,
    appSecret: e.APP_SECRET ?? DEMO_SECRET,
    pesapal:
      e.PESAPAL_URL && e.PESAPAL_CONSUMER_KEY && e.PESAPAL_CONSUMER_SECRET
        ? { baseUrl: e.PESAPAL_URL, consumerKey: e.PESAPAL_CONSUMER_KEY, consumerSecret: e.PESAPAL_CONSUMER_SECRET }
        : null,
    trustedProxies: e.TRUSTED_PROXIES ?? [],
    limits: e.LIMITS === 'on',
    logLevel: e.LOG_LEVEL,
    reconcileEvery: e.RECONCILE_EVERY,
    activateEvery: e.ACTIVATE_EVERY,
    expireEvery: e.EXPIRE_EVERY,
    demoData: e.DEMO_DATA ?? !production,
    demoSize: e.DEMO_SIZE,
    messages: e.MESSAGES === 'off' ? null : carriersOf(e),
    deliverEvery: e.DELIVER_EVERY,
    devices: e.DEVICES === 'off' ? null : { genieAcs: genieAcsOf(e) },
    efris: e.EFRIS === 'on' ? { access: efrisAccessOf(e) } : null,
    efrisEvery: e.EFRIS_EVERY,
    backups: backupSettingsOf(e),
    metrics: e.METRICS_TOKEN || !production ? { token: e.METRICS_TOKEN ?? null } : null,
    apiDocs: e.API_DOCS ? e.API_DOCS === 'on' : !production,
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
