import { BONUS_OCCASIONS } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { boolean, date, integer, longText, oneOf, reference, text } from '../language/kinds';

/**
 * Days given in addition to those paid for; each rule applies at most once per payment, and is taken back if the payment is
 * refunded.
 */
export const bonusRules = defineResource({
  name: 'bonus-rules',
  label: ['Bonus rule', 'Bonus rules'],
  icon: 'gift',
  representation: (rule) => rule.name,
  headline: { value: 'bonusDays', states: ['active'], about: ['occasion', 'productId', 'validFrom', 'validUntil'] },
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 80 }),
    description: longText({ maxLength: 300 }),
    occasion: oneOf(BONUS_OCCASIONS, { label: 'Rewards', default: 'ANY_PAYMENT', filter: 'occasions' }),
    productId: reference('products', { label: 'Package', help: 'Leave blank for any package.' }),
    minDurationDays: integer({ label: 'From a duration of (days)', default: 1, min: 1, max: 366 }),
    bonusDays: integer({ label: 'Bonus (days)', required: true, min: 1, max: 366 }),
    validFrom: date({ required: true, label: 'First day' }),
    validUntil: date({ label: 'Last day', help: 'Leave blank for no last day.' }),
    active: boolean({ default: true, filter: 'active' }),
  },
  list: { columns: ['name', 'occasion', 'productId', 'bonusDays', 'validFrom', 'validUntil', 'active'] },
  screens: [
    {
      list: 'bonus-rules',
      details: 'bonus-rule-details',
      menu: { group: 'Catalogue', label: 'Bonus Rules', order: 20, permissions: ['View Bonus Rules'] },
    },
  ],
  access: { list: 'View Bonus Rules', create: 'Update Bonus Rules', update: 'Update Bonus Rules', whose: 'everybody' },
  updateVerb: 'PATCH',
});
