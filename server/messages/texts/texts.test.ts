import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../contract/languages';
import { SAMPLES } from '../../../tests/support/messageSamples';
import type { Store } from '../../store/Store';
import { sendMail, sendSms } from '../send';
import { SMS_ONLY, type StaffValues } from './Texts';
import { customerText, mailText, staffText } from './textOf';

const UNTIL = '2026-03-31T21:30:00.000Z';
const CUSTOMERS = SAMPLES;
const MOMENTS = { en: '1 April 2026, 00:30', sw: '1 Aprili 2026, 00:30' };
/** The values that are formatted, or part of another value. */
const FORMATTED: unknown[] = [UNTIL, 1_149_000, 1_159_000, 'UGX', '2026-03-14', '2026-04-01', 'MORNING'];

const isSmsOnly = (text: string) => (SMS_ONLY as readonly string[]).includes(text);
type Chosen = Parameters<typeof customerText>[1];
const chosen = Object.entries(CUSTOMERS).map(([text, values]) => ({ text, values }) as Chosen);
const written = LANGUAGE_CODES.flatMap((language) =>
  chosen.map((each) => ({ language, ...each, said: customerText(language, each) })),
);
const FAULTS = /undefined|null|NaN|\[object|[${}%]|\s\s|\s$|^\s/;

describe.each(written)('the text $text in $language', ({ language, text, values, said }) => {
  it('contains each value, and nothing that is empty or not replaced', () => {
    expect(said.body).not.toBe('');
    for (const part of [said.body, said.subject ?? 'none']) expect(part).not.toMatch(FAULTS);
    for (const value of Object.values(values))
      if (!FORMATTED.includes(value) && typeof value !== 'object') expect(said.body).toContain(String(value));
  });

  it('formats dates and sums in its language', () => {
    if ('until' in values) expect(said.body).toContain(MOMENTS[language]);
    if ('amount' in values) expect(said.body).toContain('UGX 1,149,000');
  });

  it('starts with its code, and fits into two parts of an SMS', () => {
    if (text === 'renewalCode' || text === 'claimCode') expect(said.body).toMatch(/^481516 /);
    expect(said.body).toMatch(/^[\x20-\x7e]+$/);
    expect(said.body.length).toBeLessThanOrEqual(306);
  });
});

it('texts in Kiswahili are not the English ones, except for the words of our staff', () => {
  const same = chosen.filter((each) => customerText('en', each).body === customerText('sw', each).body);
  expect(same.map(({ text }) => text)).toEqual(['ticketAnswered']);
});

it('texts for mail have a subject, and the others have none', () => {
  for (const { text, said } of written) expect([text, said.subject === undefined]).toEqual([text, isSmsOnly(text)]);
});

it('a mail has a greeting, the company and its phone number', () => {
  expect(mailText('en', { text: 'ticketClosed', values: SAMPLES.ticketClosed })).toEqual({
    subject: 'Kitara Fibre · TK-000608',
    body: 'Hello,\n\nTK-000608: Your request to Kitara Fibre is closed. Thank you for your patience.\n\nKitara Fibre\n0312 000 100\ncare@kitara.example',
  });
  expect(mailText('sw', { text: 'ticketClosed', values: SAMPLES.ticketClosed }).body).toMatch(/^Habari,\n\n/);
});

it.each([
  ['en', 'Kitara Fibre: you are online until further notice. Account KF-000641.'],
  ['sw', 'Kitara Fibre: intaneti yako imewashwa hadi taarifa nyingine. Akaunti KF-000641.'],
] as const)('an activation without an end has words for it (%s)', (language, body) => {
  const values = { until: null, accountNumber: 'KF-000641' };
  expect(customerText(language, { text: 'activated', values }).body).toBe(body);
});

it('mails for staff contain each value', () => {
  const page = 'https://kitara.example/page';
  const STAFF: StaffValues = {
    passwordLink: { link: page, minutes: 30 },
    invitation: { link: page, days: 3, page },
    newDevice: { device: 'Firefox, Linux', address: '192.0.2.1', at: UNTIL, page },
    settingsChanged: { changedBy: 'Amina Nakato', connections: ['SMS', 'Mail'], at: UNTIL, page },
    auditLogChanged: { faults: [{ problem: 'CHANGED_ENTRY', number: 7, logId: 'L7', at: UNTIL }] },
    dayDiffers: { day: '2026-03-31', differences: 2, amount: 1_149_000, page },
    weeklyReport: {
      ...{ language: 'en', title: 'Sales funnel', days: { from: '9 March 2026', to: '15 March 2026' } },
      ...{ lines: ['Website: Leads 4'], left: 3, page },
    },
  };
  const mails = Object.entries(STAFF).map(([text, values]) =>
    staffText({ text, values } as Parameters<typeof staffText>[0]),
  );
  for (const { subject, body } of mails) {
    expect(subject).not.toBe('');
    expect([subject, body].join('\n')).not.toMatch(/undefined|null|NaN|\[object|[${}]/);
  }
  expect(mails[2]?.body).toContain('Firefox, Linux, 192.0.2.1, 1 April 2026, 00:30.');
  expect(mails[3]?.body).toMatch(/^Amina Nakato changed settings of Kitara Fibre, 1 April 2026, 00:30: SMS, Mail\./);
  expect(mails[5]).toEqual({
    subject: '2026-03-31 does not tie: 2 differences',
    body: `The money of 2026-03-31 does not tie: 2 differences, together UGX 1,149,000.\n\nSee them and close the day: ${page}`,
  });
});

it('senders accept only texts of the catalogue with their values', () => {
  const never = (_: () => unknown) => undefined;
  const [tx, now] = [{} as Store, new Date(UNTIL)];
  const to = { recipient: '+256791234567', clientId: null, key: 'key', since: UNTIL };
  never(() => sendSms(tx, { ...to, text: 'ticketClosed', values: { ticketNumber: 'TK-000009' } }, now));
  // @ts-expect-error: words instead of a text of the catalogue
  never(() => sendSms(tx, { ...to, text: 'Hello', values: {} }, now));
  // @ts-expect-error: the values of another text
  never(() => sendSms(tx, { ...to, text: 'ticketClosed', values: { claimNumber: 'CLM-000002' } }, now));
  // @ts-expect-error: a code that is not sealed
  never(() => sendSms(tx, { ...to, text: 'claimCode', values: CUSTOMERS.claimCode, expiresAt: UNTIL }, now));
  // @ts-expect-error: a text without a subject
  never(() => sendMail(tx, { ...to, text: 'refund', values: CUSTOMERS.refund }, now));
});
