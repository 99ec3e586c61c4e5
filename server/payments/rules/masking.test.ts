import { describe, expect, it } from 'vitest';
import { maskedClient } from './masking';

const person = {
  firstName: 'Amina',
  lastName: 'Nakato',
  companyName: 'Nakato Traders',
  phoneNumber: '+256772123456',
  emailAddress: 'amina.nakato@example.com',
  otherNumber: '+256701000000',
  nationalId: 'CF900101AKCD',
  placeOfResidence: 'Kololo, Kampala',
  tin: '1000029771',
};

describe('a masked person', () => {
  it('is recognisable to the person but useless to others', () => {
    expect(maskedClient(person)).toEqual({
      firstName: 'Amina',
      lastName: 'N.',
      companyName: 'Nakato Traders',
      phoneNumber: '+25677•••456',
      emailAddress: 'a•••@example.com',
      otherNumber: null,
      nationalId: null,
      placeOfResidence: null,
      tin: null,
    });
  });

  it('has no e-mail address if there is none, and shows one letter of very short and unusual ones', () => {
    expect(maskedClient({ ...person, emailAddress: null }).emailAddress).toBeNull();
    expect(maskedClient({ ...person, emailAddress: 'a@b.ug' }).emailAddress).toBe('a•••@b.ug');
    expect(maskedClient({ ...person, emailAddress: '"x@y"@b.ug' }).emailAddress).toBe('"•••@b.ug');
  });

  it('with one name has no initial', () => {
    expect(maskedClient({ ...person, lastName: '' })).toMatchObject({ firstName: 'Amina', lastName: '' });
  });

  it('does not change the original', () => {
    const copy = structuredClone(person);
    maskedClient(person);
    expect(person).toEqual(copy);
  });
});
