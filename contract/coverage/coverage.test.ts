import { describe, expect, it } from 'vitest';
import { COVERAGE_CODES } from '../statuses';
import { COVERAGE_STATUS, coverageMessage, rememberedCoverage } from './coverage';

describe('what a visitor sees for a coverage status', () => {
  it.each([
    ['Planned', 'Fiber is Planned!', 'planned'],
    ['In Progess', 'Fiber Construction In Progress!', 'in_progress'],
    ['Asbuilt(Constructed)', 'Fiber is Available!', 'available'],
  ])('shows for %s the message %s, and remembers %s', (status, message, remembered) => {
    expect(coverageMessage(status, 'fresh')).toBe(message);
    expect(coverageMessage(status, 'restored')).toBe(message);
    expect(rememberedCoverage(status)).toBe(remembered);
  });

  it.each(['Not Available', 'In Progress', 'asbuilt(constructed)', 'PLANNED', 'constructor', ''])(
    'shows any other status (%j) unchanged when fresh, and as not available when restored',
    (status) => {
      expect(coverageMessage(status, 'fresh')).toBe(`${status}!`);
      expect(coverageMessage(status, 'restored')).toBe('Fiber is not Available!');
      expect(rememberedCoverage(status)).toBe('not_available');
    },
  );

  it('has an API text for every code', () => {
    expect(COVERAGE_CODES.map((code) => COVERAGE_STATUS[code])).toEqual([
      'Asbuilt(Constructed)',
      'In Progess',
      'Planned',
      'Not Available',
    ]);
  });
});
