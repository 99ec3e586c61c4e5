import { describe, expect, it } from 'vitest';
import { packetFrom } from './accountingPacket';

const GIVEN = {
  'Acct-Status-Type': 'Interim-Update',
  'NAS-IP-Address': '10.0.0.1',
  'Acct-Session-Id': '81a00001',
  'User-Name': 'KF-000001',
  Timestamp: '1773478800',
} as const;
const read = (given: Record<string, string | readonly string[]>) =>
  packetFrom({
    ...{ at: 0, header: 'Sat Mar 14 12:00:00 2026' },
    attributes: new Map(
      Object.entries({ ...GIVEN, ...given }).map(([name, value]) => [name, [value].flat()] as [string, string[]]),
    ),
  });
const RECEIVED = 1_773_478_800_000;

describe('packetFrom', () => {
  it('reads a report about a session', () =>
    expect(
      read({
        'Acct-Input-Octets': '7',
        'Acct-Output-Octets': '9',
        'Framed-IP-Address': '102.34.0.2',
        'Calling-Station-Id': '3c-7c-3f-0a-1b-2c',
        'NAS-Port': '12',
        'NAS-Port-Id': 'ether2',
        'Acct-Session-Time': '60',
        'Acct-Delay-Time': '5',
      }),
    ).toEqual({
      ...{ type: 'UPDATED', nasAddress: '10.0.0.1', sessionId: '81a00001', username: 'KF-000001' },
      ...{ at: RECEIVED - 5_000, receivedAt: RECEIVED, seconds: 60, uploadBytes: 7, downloadBytes: 9 },
      ...{ framedAddress: '102.34.0.2', callingStation: '3C:7C:3F:0A:1B:2C', nasPort: 'ether2', terminateCause: null },
    }));

  it.each([
    ['0', '4294967295', 4_294_967_295],
    ['1', '0', 4_294_967_296],
    ['2', '5', 8_589_934_597],
    ['2097151', '4294967295', Number.MAX_SAFE_INTEGER],
  ])('adds %s gigawords to %s octets', (gigawords, octets, total) =>
    expect(read({ 'Acct-Output-Gigawords': gigawords, 'Acct-Output-Octets': octets })).toMatchObject({
      downloadBytes: total,
    }),
  );

  it.each([
    ['aabb.ccdd.eeff', 'AA:BB:CC:DD:EE:FF'],
    ['aa:bb:cc:dd:ee:ff', 'AA:BB:CC:DD:EE:FF'],
    ['ether2 vlan 100', 'ether2 vlan 100'],
  ])('writes the MAC address %s as %s', (given, callingStation) =>
    expect(read({ 'Calling-Station-Id': given })).toMatchObject({ callingStation }),
  );

  it('trusts our clock, although that of the NAS is an hour off', () =>
    expect(read({ 'Event-Timestamp': 'Mar 14 2026 13:00:00 EAT' })).toMatchObject({ at: RECEIVED }));

  it('believes the address that a packet came from more than what its sender says', () =>
    expect(read({ 'Packet-Src-IP-Address': '10.0.0.9' })).toMatchObject({ nasAddress: '10.0.0.9' }));

  it.each(['Accounting-On', 'Accounting-Off'])('reads %s, which names no session', (type) =>
    expect(read({ 'Acct-Status-Type': type, 'User-Name': '', 'Acct-Session-Id': '' })).toEqual({
      ...{ type: 'NAS_RESTARTED', nasAddress: '10.0.0.1', at: RECEIVED },
    }),
  );

  it('ignores packets about something else', () => expect(read({ 'Acct-Status-Type': 'Tunnel-Start' })).toBeNull());

  it.each([
    ['has no Acct-Status-Type', { 'Acct-Status-Type': '' }],
    ['does not name its NAS', { 'NAS-IP-Address': '' }],
    ['does not name its NAS', { 'NAS-IP-Address': 'router' }],
    ['has no Acct-Session-Id', { 'Acct-Session-Id': '' }],
    ['has no User-Name', { 'User-Name': '' }],
    ['has a User-Name that is too long', { 'User-Name': 'a'.repeat(254) }],
    ['has User-Name more than once', { 'User-Name': ['amina', 'okello'] }],
    ['has no number as Acct-Output-Octets', { 'Acct-Output-Octets': '4294967296' }],
    ['has no number as Acct-Output-Octets', { 'Acct-Output-Octets': '-1' }],
    ['has no number as Acct-Session-Time', { 'Acct-Session-Time': '12Sat Mar 14' }],
    ['has too large Acct-Output-Gigawords', { 'Acct-Output-Gigawords': '2097152' }],
    ['has no moment', { Timestamp: '0' }],
  ])('says that a record %s', (fault, given) => expect(read(given)).toEqual({ fault }));
});
