/** Days within which a person's request about their own data must be answered, by the Data Protection and Privacy Regulations. */
export const ANSWER_DAYS = 30;

/** How long records of a kind are kept. */
interface Period {
  days: number;
  /** The environment variable that overrides it. */
  setting: string;
  /** The data that is kept, and the start of the period, in readable form. */
  what: string;
  since: string;
}

type Environment = Record<string, string | undefined>;

/** Returns every period after which data is deleted automatically: the defaults with the environment's overrides. */
export function retentionFrom(env: Environment) {
  const period = (setting: string, days: number, what: string, since: string): Period => {
    const given = Number(env[setting]);
    return { days: Number.isInteger(given) && given > 0 ? given : days, setting, what, since };
  };
  return {
    codes: period('RETENTION_CODES', 1, 'Codes sent by SMS, and sign-ins that have ended', 'their end'),
    messages: period('RETENTION_MESSAGES', 90, 'Text messages and e-mails that we sent', 'the day they were written'),
    coverageChecks: period(
      'RETENTION_COVERAGE_CHECKS',
      400,
      'Coverage checks that led to nothing, and places that we did not recognise',
      'the check',
    ),
    interest: period('RETENTION_INTEREST', 730, 'Requests for fibre that came to nothing', 'the day they were closed'),
    contactMessages: period(
      'RETENTION_CONTACT_MESSAGES',
      730,
      'Messages of people who are not customers, with our answers',
      'the day they were closed',
    ),
    leads: period(
      'RETENTION_LEADS',
      730,
      'People who did not become customers, and cancelled orders without a payment',
      'the day they were closed',
    ),
    merges: period(
      'RETENTION_MERGES',
      730,
      'Duplicate records of clients that were merged, and what is needed to undo it',
      'the merge',
    ),
    networkSessions: period(
      'RETENTION_NETWORK_SESSIONS',
      400,
      'When a modem was online, with which address, and how much it used',
      'its end',
    ),
    logs: period('RETENTION_LOGS', 2_557, 'The log of who changed or looked at what', 'the entry'),
    taxNames: period(
      'RETENTION_TAX_NAMES',
      1_826,
      'The name and TIN on receipts of people who asked to be erased',
      'the receipt',
    ),
  };
}

/** Set by the bundler for the browser apps; the server reads its own environment. */
declare const __BRAND_ENV__: Environment | undefined;

export const RETENTION = retentionFrom(typeof __BRAND_ENV__ === 'undefined' ? process.env : __BRAND_ENV__);

/** Returns a number of days in readable form: `1 day`, `90 days`, `5 years`. */
export function periodInWords(days: number): string {
  const years = Math.round(days / 365.25);
  if (years >= 2 && Math.abs(days - years * 365.25) <= years) return `${years} years`;
  return days === 1 ? '1 day' : `${days} days`;
}
