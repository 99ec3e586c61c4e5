import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Call, limitsOf } from '../contract/api/Call';
import { resourceNamed } from '../resources';
import { actionNamed, actions } from '../resources/catalogue/actions';
import { inputSchema } from './crud/validators';

const all = Object.entries(actions) as [keyof typeof actions, Call][];
const unlimited = all.filter(([, call]) => call.access === 'public' && limitsOf(call).length === 0);

describe('rate limits', () => {
  it('cover every public call except the provider’s notifications', () => {
    expect(unlimited.map(([name]) => name).sort()).toEqual(['receiveIpnByGet', 'receiveIpnByPost']);
  });

  it('do not exist by default for calls that require a sign-in', () => {
    expect(limitsOf({ access: 'public', method: 'GET' })).toMatchObject([{ by: 'visitor' }]);
    expect(limitsOf({ access: 'signed-in', method: 'POST' })).toEqual([]);
    expect(limitsOf({ access: 'public', method: 'POST' })).toMatchObject([{ by: 'visitor' }]);
    expect(limitsOf({ access: 'public', method: 'POST', limits: [] })).toEqual([]);
  });

  it('name fields of their calls’ inputs', () => {
    for (const [name, call] of all) {
      const body = inputSchema(actionNamed(name));
      const schema = body ? z.toJSONSchema(body, { io: 'input' }) : null;
      for (const { of = [] } of limitsOf(call))
        for (const field of of)
          for (const part of field.split('.'))
            expect(JSON.stringify([schema, actionNamed(name).query]), `${name}.${field}`).toMatch(
              new RegExp(`\\b${part}\\b`),
            );
    }
  });

  it('count an address or a visitor before a subject, so that no one can fill the table with subjects', () => {
    for (const [name, call] of all) {
      const kinds = limitsOf(call).map(({ by }) => by);
      const subject = kinds.findIndex((by) => by.startsWith('subject'));
      if (subject >= 0)
        expect(
          kinds.slice(0, subject).some((by) => by === 'address' || by === 'visitor'),
          name,
        ).toBe(true);
    }
  });

  it('count subjects by their fields, and nothing else by fields', () => {
    for (const [name, call] of all)
      for (const { by, of } of limitsOf(call)) {
        const isOfSubject = by !== 'address' && by !== 'visitor' && by !== 'caller';
        expect(of !== undefined, `${name} by ${by}`).toBe(isOfSubject);
      }
  });
});

it('every writing staff action declares its audit entry, except those listed with their reasons', () => {
  const isOfStaff = ({ access, method }: Call) => access !== 'public' && method !== 'GET';
  const silent = all.filter(([name, call]) => isOfStaff(call) && !actionNamed(name).audit);
  expect(silent.map(([name]) => name)).toEqual([
    'signOut',
    'signOutEverywhere',
    'keepPreference',
    'beginSecondFactor',
    'confirmIdentity',
    'beginPasskey',
    'beginConfirmation',
    'confirmWithPasskey',
    'readNotification',
    'readAllNotifications',
    'previewStatement',
    // It is a sign-in, which has an entry of its own.
    'chooseRenewalAccount',
    // It is reported every few seconds.
    'reportPresence',
    // It concerns only the mail of the user.
    'mailReport',
    'checkImport',
  ]);
});

it('every resource of an audit entry is declared', () => {
  const audited = all.flatMap(([name]) => actionNamed(name).audit?.resource ?? []);
  expect(audited.filter((name) => !resourceNamed(name))).toEqual([]);
});
