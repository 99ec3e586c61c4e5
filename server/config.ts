import { z } from 'zod';

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
  DEMO_DATA: flag.optional(),
});

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
  /** Whether an empty database is filled with demo data. */
  demoData: boolean;
}

/** The process's settings, all faults of them in one error; production needs its secrets given. */
export function configFrom(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const production = given.NODE_ENV === 'production';
  const secrets = ['APP_SECRET', 'PUBLIC_URL', 'PESAPAL_URL', 'PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET'];
  if (production)
    faults.push(...secrets.filter((name) => !given[name]).map((name) => `${name}: must be given in production`));
  if (!parsed.success || faults.length) throw new Error(`The environment is not usable:\n  ${faults.join('\n  ')}`);
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
    demoData: e.DEMO_DATA ?? !production,
  };
}
