import { describe, expect, it } from 'vitest';
import { credentialsIn, customersRefusal, userFieldsOf } from './credentials';

describe('credentials of an account', () => {
  it('are found in a body with a username or a password', () => {
    expect(credentialsIn({})).toBeNull();
    expect(credentialsIn({ status: 'ACTIVE' })).toBeNull();
    expect(credentialsIn({ username: undefined })).toBeNull();
    expect(credentialsIn({ username: '' })).toEqual({ username: '' });
    expect(credentialsIn({ username: 'a@b.example', password: 'x' })).toEqual({
      username: 'a@b.example',
      password: 'x',
    });
  });

  it('are refused together with account info, naming it', () => {
    const refused = () => credentialsIn({ password: 'x', status: 'ACTIVE' });
    expect(refused).toThrow('Change a username or password in a call without account info.');
    expect(refused).toThrow(
      expect.objectContaining({ faults: { status: 'cannot be changed together with a username or password' } }),
    );
  });

  it('change the phone number or the e-mail address, by the form of the username', () => {
    expect(userFieldsOf({ username: '0771 234 567' })).toEqual({ phoneNumber: '+256771234567' });
    expect(userFieldsOf({ username: 'a@b.example' })).toEqual({ emailAddress: 'a@b.example' });
    expect(userFieldsOf({ password: 'x' })).toEqual({ password: 'x' });
  });

  it('are refused for a customer by the given names', () => {
    expect(Object.keys(customersRefusal({ password: 'x' }).faults ?? {})).toEqual(['password']);
  });
});
