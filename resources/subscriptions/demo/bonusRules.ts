import { declareDemo } from '../../language/demo/declareDemo';
import { bonusRules } from '../bonusRules';

export const bonusRulesDemo = declareDemo(bonusRules, {
  rows: (
    [
      ['Welcome week', 'FIRST_PAYMENT', 7, 30, '2026-01-01', '2026-03-31', true],
      ['Quarter bonus', 'ANY_PAYMENT', 5, 90, '2025-10-01', null, true],
      ['Loyal renewal', 'RENEWAL', 1, 30, '2025-07-01', null, true],
      ['Easter', 'ANY_PAYMENT', 3, 30, '2026-04-03', '2026-04-06', true],
      ['Eid', 'ANY_PAYMENT', 3, 30, '2026-03-20', '2026-03-22', true],
      ['Independence Day', 'ANY_PAYMENT', 2, 30, '2025-10-09', '2025-10-09', false],
      ['Martyrs’ Day', 'RENEWAL', 2, 30, '2026-06-03', '2026-06-03', true],
      ['Back to school', 'FIRST_PAYMENT', 5, 30, '2026-02-01', '2026-02-15', false],
      ['Christmas', 'ANY_PAYMENT', 4, 30, '2025-12-20', '2025-12-31', false],
      ['New year', 'RENEWAL', 3, 30, '2026-01-01', '2026-01-07', false],
      ['Jinja launch', 'FIRST_PAYMENT', 14, 30, '2026-01-15', '2026-02-15', false],
      ['Weekend double', 'RENEWAL', 2, 7, '2026-01-01', null, false],
      ['Long stay', 'RENEWAL', 10, 180, '2026-01-01', null, true],
      ['Mukono launch', 'FIRST_PAYMENT', 10, 30, '2026-03-01', '2026-05-31', true],
    ] as const
  ).map(([name, occasion, bonusDays, minDurationDays, validFrom, validUntil, active]) => ({
    name,
    occasion,
    bonusDays,
    minDurationDays,
    validFrom,
    validUntil,
    active,
    productId: null,
  })),
});
