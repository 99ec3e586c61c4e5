import { describe, expect, it } from 'vitest';
import { bareCode, isAppCode, secondFactorCodeFault } from './secondFactor';

describe('a typed code', () => {
  it.each(['123456', ' 123 456 ', 'abcde-fgh23', 'ABCDE FGH23'])('accepts %j', (typed) => {
    expect(secondFactorCodeFault(typed)).toBeNull();
  });

  it.each(['', '12345', '1234567', 'abcde', 'abcde-fgh2', 'abcde-fgh234', 'abcde-fgh2o', 'abcde-fgh21'])(
    'refuses %j',
    (typed) => expect(secondFactorCodeFault(typed)).toBe('Enter 6 digits, or a recovery code'),
  );

  it('recognises six digits as a code of an authenticator app', () => {
    expect(isAppCode('012 345')).toBe(true);
    expect(isAppCode('abcde-fgh23')).toBe(false);
  });

  it('ignores blanks, hyphens and case', () => expect(bareCode(' AbCdE-Fgh 23')).toBe('abcdefgh23'));
});
