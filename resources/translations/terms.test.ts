import { expect, it } from 'vitest';
import { words } from './sw';

it('has a Kiswahili word of its own for each of these things', () => {
  expect(words.Ends).toBe('Inaisha');
  expect(words.Referrals).toBe('Mapendekezo');
  expect(words.Assignee).toBe('Mhusika');
  expect(words.Installation).not.toBe(words['Day close']?.split(' ')[0]);
});

it('never calls a referral an appeal', () => {
  expect(Object.values(words).filter((text) => /rufaa/i.test(text))).toEqual([]);
});
