import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import { passwordFault } from './passwordRule';

const AMINA = ['Amina Nakató', 'amina.n@kitara.example', '+256772345678'];
const PATTERN = 'repeats or counts too much; use more different characters';
const COMMON = 'is a common password; choose one that is harder to guess';
const OWN = 'must not contain the name, e-mail address or phone number of its owner';

describe('a password is refused', () => {
  it.each([
    ['twelve of one letter', 'aaaaaaaaaaaa'],
    ['twelve blanks', '            '],
    ['two letters in turn', 'axaxaxaxaxax'],
    ['four different characters', 'axqzaxqzaxqz'],
    ['mostly one character', 'aaaaaaa-x9-kq'],
    ['mostly one character, here and there', 'a1aka9azapa-a'],
    ['digits in their order', '012345678901'],
    ['letters in their order', 'abcdefghijkl'],
    ['letters backwards', 'lkjihgfedcba'],
  ])('that is a pattern: %s', (_title, password) => {
    expect(passwordFault(password, [])).toBe(PATTERN);
  });

  it.each([
    ['one of the list', 'password1234'],
    ['one of the list in capitals', 'PASSWORD1234'],
    ['one of the list between signs', '!!Password!!'],
    ['one of the list as long as what follows it', 'dragon!7492#'],
    ['one of the list in other signs', 'P@$$w0rd2026'],
    ['one of the list, said twice', 'sunshinesunshine'],
  ])('that is common: %s', (_title, password) => {
    expect(passwordFault(password, [])).toBe(COMMON);
  });

  it.each([
    ['the first name', 'my-amina-swims'],
    ['the last name, without its accent', 'NAKATO/2026/kla'],
    ['the name in one', 'xx9aminanakato'],
    ['the e-mail address', 'amina.n@kitara.example'],
    ['the phone number', '+256772345678'],
    ['the phone number as it is dialled', 'call 0772 345 678'],
  ])('that contains %s', (_title, password) => {
    expect(passwordFault(password, AMINA)).toBe(OWN);
  });
});

describe('a password is accepted', () => {
  it.each([
    ['of the demo', DEMO_PASSWORD],
    ['of several words', 'correct horse battery staple'],
    ['of five different characters', 'axqzbaxqzbax'],
    ['whose steady half is no more than a half', 'abcdefg-z9-kqx'],
    ['half of which is one character', 'a1aka9azapaq'],
    ['that begins with one of the list and goes on for longer', 'dragon!7492#x'],
    ['of another language', 'Ŋŋenda-ku-muliro-9'],
    ['with a name of three letters', 'ali-qx7-moto-93'],
    ['with the name of the e-mail’s server', 'kitara-ku-muliro'],
    ['with a part of the phone number', 'moto-77234567-qx'],
  ])('%s', (_title, password) => {
    expect(passwordFault(password, ['Ali', ...AMINA])).toBeNull();
  });
});
