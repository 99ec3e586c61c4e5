import { expect, it } from 'vitest';
import { endsAt } from './endsAt';

const NOW = Date.parse('2026-03-14T09:00:00.000Z');

it.each([
  ['what runs is followed', 'ACTIVE', '2026-03-20T06:00:00.000Z', '2026-04-19T06:00:00.000Z'],
  ['what is over is not', 'ACTIVE', '2026-03-10T06:00:00.000Z', '2026-04-13T09:00:00.000Z'],
  ['where nothing is paid for, days begin now', 'EXPIRED', null, '2026-04-13T09:00:00.000Z'],
  ['where what is paid for waits for the line, nobody knows', 'CREATED', null, null],
])('%s', (_title, status, paidUntil, end) => {
  expect(endsAt({ subscription: { status }, paidUntil }, 30, NOW)).toBe(end);
});
