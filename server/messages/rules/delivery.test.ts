import { describe, expect, it } from 'vitest';
import { deliveryProblem, isMessageExpired, nextAttemptAfter } from './delivery';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const DAY = 86_400_000;
const at = (offset: number) => new Date(NOW.getTime() + offset).toISOString();
const message = (age: number, left: number | null) => ({
  dateCreated: at(-age),
  expiresAt: left === null ? null : at(left),
});

describe('a message', () => {
  it('has expired from the millisecond of its expiry on', () => {
    expect(isMessageExpired(message(60_000, 1), NOW)).toBe(false);
    expect(isMessageExpired(message(60_000, 0), NOW)).toBe(true);
  });

  it('of an earlier version, without an expiry, expires after a day', () => {
    expect(isMessageExpired(message(DAY - 1, null), NOW)).toBe(false);
    expect(isMessageExpired(message(DAY, null), NOW)).toBe(true);
  });

  it.each([
    [0, 10_000],
    [60_000, 60_000],
    [3_600_000, 600_000],
  ])('that has waited %i ms is retried after %i ms', (age, pause) => {
    expect(nextAttemptAfter(message(age, DAY), NOW).toISOString()).toBe(at(pause));
  });

  it('is retried at its expiry at the latest', () => {
    expect(nextAttemptAfter(message(0, 9_999), NOW).toISOString()).toBe(at(9_999));
    expect(nextAttemptAfter(message(0, 10_001), NOW).toISOString()).toBe(at(10_000));
  });
});

it.each([
  ['SMS', 'timeout', 'The SMS gateway did not answer in time.'],
  ['SMS', 'network', 'The SMS gateway could not be reached.'],
  ['SMS', 'HTTP 401', 'The SMS gateway refused our credentials (HTTP 401).'],
  ['SMS', 'HTTP 429', 'The SMS gateway takes no more messages now (HTTP 429).'],
  ['SMS', 'HTTP 422', 'The SMS gateway refused the message (HTTP 422).'],
  ['SMS', 'HTTP 503', 'The SMS gateway failed (HTTP 503).'],
  ['EMAIL', 'SMTP 550', 'The mail server refused the message (SMTP 550).'],
  ['EMAIL', 'SMTP 450', 'The mail server failed (SMTP 450).'],
  ['EMAIL', 'SMTP 535', 'The mail server refused our credentials (SMTP 535).'],
  ['EMAIL', 'SMTP ECONNECTION', 'The mail server could not be reached.'],
  ['EMAIL', 'SMTP ETIMEDOUT', 'The mail server did not answer in time.'],
  ['SMS', 'unexpected', 'The SMS gateway failed (unexpected).'],
] as const)('describes a failed %s with the reason "%s" as: %s', (channel, reason, sentence) => {
  expect(deliveryProblem(channel, reason)).toBe(sentence);
});
