import { expect, it } from 'vitest';
import { HEADINGS, plain, SYSTEMS } from './headings';

it('no heading means two values', () => {
  const all = Object.values(HEADINGS).flatMap((headings) => headings.map(plain));
  expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([]);
});

it('the signs of a system are among its own headings, so no other file is taken for its export', () => {
  for (const [system, { signs, columns }] of Object.entries(SYSTEMS)) {
    expect(signs.length, system).toBeGreaterThan(1);
    expect(Object.values(columns), system).toEqual(expect.arrayContaining([...signs]));
  }
});

it.each([
  ['E-mail address', 'emailaddress'],
  [' A/C no. ', 'acno'],
  ['Jina la kwanza', 'jinalakwanza'],
])('"%s" is compared as "%s"', (heading, compared) => expect(plain(heading)).toBe(compared));
