import { expect, it } from 'vitest';
import { numbersIn } from './moneyTexts';

it('finds the numbers that texts name', () => {
  expect(numbersIn(['KF 123 and sf-000779', null, 'MP12345', 'KFC 5000'], ['KF', 'SF'])).toEqual([
    'KF 123',
    'sf-000779',
  ]);
});
