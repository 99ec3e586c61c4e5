import { z } from 'zod';
import { networkFrom } from '../base/networks';
import { isDatabaseUrl } from '../store/addresses';
import { backupSchema } from './backupSettings';
import { DEMO_SIZES } from './demoSize';
import { efrisSchema } from './efrisSettings';
import { hostList } from './hostList';
import { operatorSchema } from './operatorSettings';
import { wholeNumber } from './wholeNumber';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Addresses and networks, separated by commas. */
const networks = z.string().transform((list, context) =>
  list.split(',').flatMap((each) => {
    const network = networkFrom(each.trim());
    if (!network) context.addIssue(`"${each.trim()}" is neither an address nor a network such as 10.0.0.0/8`);
    return network ? [network] : [];
  }),
);

const WEB_ADDRESS = 'must be an address that begins with https:// or http://';

/** What each setting takes, by its name in the environment; those of the brand are in contract/brand.ts. */
export const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  /** The address to listen on; left out, all of the machine's, since in a container nobody could reach another. */
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  /** A PostgreSQL server; of several hosts, separated by commas, the one that takes writes. */
  DATABASE_URL: z.string().refine(isDatabaseUrl, 'takes postgres://user:password@host:5432/database').optional(),
  /** Where people and the provider reach this server, e.g. `https://kitara.example`; default http://localhost:PORT. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^/]+:\/\/[^/?#@]+\/?$/, 'takes a protocol, a name and a port alone, e.g. https://kitara.example')
    .optional(),
  APP_SECRET: z.string().min(16).optional(),
  PESAPAL_URL: z.url({ protocol: /^https?$/, error: WEB_ADDRESS }).optional(),
  PESAPAL_CONSUMER_KEY: z.string().min(1).optional(),
  PESAPAL_CONSUMER_SECRET: z.string().min(1).optional(),
  /** The proxies in front of this server, whose X-Forwarded-For tells who calls; none where it is left out. */
  TRUSTED_PROXIES: networks.optional(),
  /** `off`: calls are not limited, as a load test needs it. Never in production. */
  LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** How often the reconciler looks for payments that are due, in milliseconds. */
  RECONCILE_EVERY: wholeNumber(50).default(5_000),
  /** How often the network's tasks that are due are tried, in milliseconds. */
  ACTIVATE_EVERY: wholeNumber(50).default(5_000),
  /** How often subscriptions that have ended, or soon will, are looked for, in milliseconds. */
  EXPIRE_EVERY: wholeNumber(50).default(30_000),
  DEMO_DATA: flag.optional(),
  /** How much of it: `small` for tests, `large` (100,000 accounts) for benchmarks. */
  DEMO_SIZE: z.enum(DEMO_SIZES).default('default'),
  /** `off`: messages are written into the outbox and wait there; once it is `on`, those that have not expired go out. */
  MESSAGES: z.enum(['on', 'off']).default('on'),
  /** A gateway that takes POST JSON `{ to, text, id }`, and the bearer key for it. */
  SMS_URL: z.url({ protocol: /^https?$/, error: WEB_ADDRESS }).optional(),
  SMS_KEY: z
    .string()
    .min(1)
    .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without blanks')
    .optional(),
  /** `smtp://user:password@host:587` or `smtps://…`, and the address that mail comes from. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtps:// or smtp://' })
    .optional(),
  MAIL_FROM: z
    .string()
    .max(254)
    .regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be an address')
    .optional(),
  /** How often the outbox is looked into, in milliseconds. */
  DELIVER_EVERY: wholeNumber(50).default(2_000),
  /** Hosts and networks that webhooks may lead to although they are not public; none where it is left out. */
  WEBHOOK_HOSTS: hostList.optional(),
  /** Hosts and networks that production may reach without TLS, besides this machine. */
  PLAIN_HOSTS: hostList.optional(),
  /** `off`: nothing is asked of customers' ONUs, and what is to be done with one waits. */
  DEVICES: z.enum(['on', 'off']).default('on'),
  /** GenieACS's northbound interface, e.g. `http://acs.internal:7557`; user and password where a proxy guards it. */
  GENIEACS_URL: z
    .url({ protocol: /^https?$/, error: WEB_ADDRESS })
    .regex(/^[^@]*$/, 'takes no user; give GENIEACS_USER and GENIEACS_PASSWORD')
    .optional(),
  GENIEACS_USER: z
    .string()
    .regex(/^[^:]+$/, 'must not hold a colon')
    .optional(),
  GENIEACS_PASSWORD: z.string().min(1).optional(),
  /** The identity provider that staff may sign in with, and what it knows this portal by. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: WEB_ADDRESS })
    .regex(/^[^?#@]*$/, 'takes the issuer alone, e.g. https://accounts.example')
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_LABEL: z.string().min(1).max(40).optional(),
  ...operatorSchema,
  ...backupSchema,
  ...efrisSchema,
});
