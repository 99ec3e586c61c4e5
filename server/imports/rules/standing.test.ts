import { expect, it } from 'vitest';
import { standingIn } from './standing';

it.each([
  ['Active', 'ACTIVE'],
  ['ON', 'ACTIVE'],
  ['1', 'ACTIVE'],
  ['Suspended', 'PAUSED'],
  ['Blocked', 'PAUSED'],
  ["Inactive (doesn't use services)", 'PAUSED'],
  ['On hold', 'PAUSED'],
  ['off', 'PAUSED'],
  ['0', 'PAUSED'],
  ['Deleted', 'ENDED'],
  ['Terminated', 'ENDED'],
  ['Cancelled', 'ENDED'],
  ['Pending', 'UNKNOWN'],
  ['', null],
])('"%s" is %s', (cell, standing) => expect(standingIn(cell)).toBe(standing));
