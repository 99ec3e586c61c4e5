import { BONUS_OCCASIONS } from '../contract/statuses';
import { defineResource } from './defineResource';
import { boolean, date, integer, longText, oneOf, reference, text } from './kinds';

/** Days given on top of a payment; each rule at most once a payment, taken back when the payment is refunded. */
export const bonusRules = defineResource({
  name: 'bonus-rules',
  label: ['Bonus rule', 'Bonus rules'],
  icon: 'gift',
  representation: (rule) => rule.name,
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 80 }),
    description: longText({ maxLength: 300 }),
    occasion: oneOf(BONUS_OCCASIONS, { label: 'Rewards', default: 'ANY_PAYMENT', filter: 'occasions' }),
    productId: reference('products', { label: 'Package', help: 'Left empty: any package.' }),
    minDurationDays: integer({ label: 'From a duration of (days)', default: 1, min: 1, max: 366 }),
    bonusDays: integer({ label: 'Bonus (days)', required: true, min: 1, max: 366 }),
    validFrom: date({ required: true, label: 'First day' }),
    validUntil: date({ label: 'Last day', help: 'Left empty: until it is switched off.' }),
    active: boolean({ default: true, filter: 'active' }),
  },
  list: { columns: ['name', 'occasion', 'productId', 'bonusDays', 'validFrom', 'validUntil', 'active'] },
  screens: [{ list: 'bonus-rules', details: 'bonus-rule-details', beside: 'all-subscriptions' }],
  access: { list: 'View Bonus Rules', create: 'Update Bonus Rules', update: 'Update Bonus Rules', whose: 'everybody' },
  updateVerb: 'PATCH',
  demo: {
    rows: [
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
    ].map(([name, occasion, bonusDays, minDurationDays, validFrom, validUntil, active]) => ({
      name,
      occasion,
      bonusDays,
      minDurationDays,
      validFrom,
      validUntil,
      active,
      productId: null,
    })),
  },
});
