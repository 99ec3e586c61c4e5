import { describe, expect, it } from 'vitest';
import { clients } from '../../resources/accounts/clients';
import { logs } from '../../resources/audit/logs';
import { publicView } from '../../resources/catalogue/publicView';
import { defineResource } from '../../resources/language/defineResource';
import { group, secret, text } from '../../resources/language/kinds';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { withoutMasks } from './withoutMasks';

const ID = 'CM900121012AKCD';
const MASK = 'CM••••••••KCD';
const safes = defineResource({
  name: 'safes',
  label: ['Safe', 'Safes'],
  fields: { code: secret(), inside: group({ pin: secret(), note: text({ sensitive: true }) }) },
});

describe('a record in an answer', () => {
  it('has no secret, even in a group, and masks for sensitive values', () => {
    const record = { id: '1', code: 'hash', inside: { pin: 'hash', note: ID } };
    expect(publicView(safes, record)).toEqual({ id: '1', inside: { note: MASK } });
    expect(record.inside).toEqual({ pin: 'hash', note: ID });
  });

  it('omits missing values and keeps empty ones', () => {
    expect(publicView(clients, { firstName: 'Ann' })).toEqual({ firstName: 'Ann' });
    expect(publicView(clients, { nationalId: null })).toEqual({ nationalId: null });
    expect(publicView(subscriptionForms, { client: { nationalId: ID } })).toEqual({ client: { nationalId: MASK } });
  });

  it('of the audit log contains records in the same form', () => {
    const after = { client: { nationalId: ID, lastName: 'Auma' } };
    const entry = { resource: 'subscription-forms', before: null, after };
    expect(publicView(logs, entry)).toEqual({
      ...entry,
      after: { client: { nationalId: MASK, lastName: 'Auma' } },
    });
    expect(publicView(logs, { resource: 'gone-since', after })).toEqual({ resource: 'gone-since', after });
  });
});

describe('a mask that is sent back', () => {
  const before = { nationalId: ID };

  it('changes nothing', () => {
    expect(withoutMasks(clients, { nationalId: MASK, lastName: 'Auma' }, before)).toEqual({ lastName: 'Auma' });
    const form = { client: { nationalId: MASK, lastName: 'Auma' } };
    expect(withoutMasks(subscriptionForms, form, { client: before })).toEqual({ client: { lastName: 'Auma' } });
  });

  it.each([
    ['another record’s', 'CF••••••••KCD', before],
    ['one of a value that is gone', MASK, { nationalId: null }],
    ['one for a new record', MASK, null],
  ])('is refused if it is %s', (_, nationalId, stored) => {
    expect(() => withoutMasks(clients, { nationalId }, stored)).toThrow('nationalId is partly hidden');
  });

  it('differs from a value, and from removing the value', () => {
    for (const nationalId of ['CF900121012AKCD', null])
      expect(withoutMasks(clients, { nationalId }, before)).toEqual({ nationalId });
  });
});
