import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../contract/languages';
import type { Store } from '../../store/Store';
import { sendMail, sendSms } from '../send';
import type { CustomerValues, StaffValues } from './Texts';
import { customerText, staffText } from './textOf';

const UNTIL = '2026-03-31T21:30:00.000Z';
const CUSTOMERS: CustomerValues = {
  activated: { until: UNTIL, accountNumber: 'KF-000001' },
  subscriptionEnded: { accountNumber: 'KF-000001' },
  reminder: { until: UNTIL, accountNumber: 'KF-000001' },
  renewalCode: { code: '481516', accountNumber: 'KF-000001', minutes: 17 },
  receipt: {
    ...{ amount: 1_149_000, currency: 'UGX', reference: 'PAY-7H2K' },
    ...{ receiptNumber: 'RCT-2026-000045', accountNumber: 'KF-000001' },
  },
  refund: { amount: 1_149_000, currency: 'UGX', reference: 'PAY-7H2K', refundNumber: 'RF-000003' },
  claimSettled: { claimNumber: 'CLM-000002', reference: 'PAY-7H2K' },
  claimDeclined: { claimNumber: 'CLM-000002', code: 'QX12' },
  claimCode: { code: '481516', claimNumber: 'CLM-000002', minutes: 17 },
  ticketReceived: { ticketNumber: 'TK-000009' },
  ticketAnswered: { ticketNumber: 'TK-000009', words: 'Please restart the router.' },
  ticketResolved: { ticketNumber: 'TK-000009' },
  ticketClosed: { ticketNumber: 'TK-000009' },
};
const MOMENTS = { en: '1 April 2026, 00:30', sw: '1 Aprili 2026, 00:30' };
/** The values that are formatted, or part of another value. */
const FORMATTED: unknown[] = [UNTIL, 1_149_000, 'UGX'];

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
      if (!FORMATTED.includes(value)) expect(said.body).toContain(String(value));
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

it('texts in English stay as they are', () => {
  expect(Object.fromEntries(chosen.map((each) => [each.text, customerText('en', each).body]))).toEqual({
    activated: 'You are online until 1 April 2026, 00:30. Account KF-000001.',
    subscriptionEnded:
      'Your Kitara Fibre subscription has ended. Renew it to go online again: +256312000100. Account KF-000001.',
    reminder:
      'Your Kitara Fibre subscription ends on 1 April 2026, 00:30. Renew in time to stay online. Account KF-000001.',
    renewalCode:
      '481516 is your code to renew account KF-000001. It is valid for 17 minutes. Do not share it. Kitara Fibre',
    receipt: 'We received UGX 1,149,000 (PAY-7H2K). Receipt RCT-2026-000045. Account KF-000001.',
    refund: 'We returned UGX 1,149,000 of your payment PAY-7H2K (RF-000003).',
    claimSettled: 'CLM-000002: we have found your payment (PAY-7H2K).',
    claimDeclined: 'CLM-000002: we could not find a payment with code QX12. Please call us.',
    claimCode:
      '481516 is your code to confirm that you paid from this number (CLM-000002). It is valid for 17 minutes. Do not share it. Kitara Fibre',
    ticketReceived: 'TK-000009: We have your message and will get back to you. Kitara Fibre',
    ticketAnswered: 'TK-000009: Please restart the router.',
    ticketResolved: 'TK-000009: Your request is resolved. If not, call us on 0312 000 100.',
    ticketClosed: 'TK-000009: Your request is closed. Thank you for your patience.',
  });
});

it.each([
  ['en', 'You are online until further notice. Account KF-000001.'],
  ['sw', 'Intaneti yako imewashwa hadi taarifa nyingine. Akaunti KF-000001.'],
] as const)('an activation without an end has words for it (%s)', (language, body) => {
  const values = { until: null, accountNumber: 'KF-000001' };
  expect(customerText(language, { text: 'activated', values })).toEqual({ body });
});

it('mails for staff contain each value', () => {
  const page = 'https://kitara.example/page';
  const STAFF: StaffValues = {
    passwordLink: { link: page, minutes: 30 },
    newDevice: { device: 'Firefox, Linux', address: '192.0.2.1', at: UNTIL, page },
    settingsChanged: { changedBy: 'Amina Nakato', connections: ['SMS', 'Mail'], at: UNTIL, page },
    auditLogChanged: { faults: [{ problem: 'CHANGED_ENTRY', number: 7, logId: 'L7', at: UNTIL }] },
    dayDiffers: { day: '2026-03-31', differences: 2, amount: 1_149_000, page },
  };
  const mails = Object.entries(STAFF).map(([text, values]) =>
    staffText({ text, values } as Parameters<typeof staffText>[0]),
  );
  for (const { subject, body } of mails) {
    expect(subject).not.toBe('');
    expect([subject, body].join('\n')).not.toMatch(/undefined|null|NaN|\[object|[${}]/);
  }
  expect(mails[1]?.body).toContain('Firefox, Linux, 192.0.2.1, 1 April 2026, 00:30.');
  expect(mails[2]?.body).toMatch(/^Amina Nakato changed settings of Kitara Fibre, 1 April 2026, 00:30: SMS, Mail\./);
  expect(mails[4]).toEqual({
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
  never(() => sendMail(tx, { ...to, text: 'receipt', values: CUSTOMERS.receipt }, now));
});
