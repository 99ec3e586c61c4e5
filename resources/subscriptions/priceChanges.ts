import { PRICE_CHANGE_STATUSES } from '../../contract/statuses';
import { defineResource, type RecordOf } from '../language/defineResource';
import { date, dateTime, integer, longText, money, oneOf, reference, text } from '../language/kinds';

/**
 * The prices of packages over time: changes that are planned, and those that were made. A job makes a planned change at the beginning
 * of its day in the brand's time zone; a price that staff change directly on a package is recorded at once.
 */
export const priceChanges = defineResource({
  name: 'price-changes',
  label: ['Price change', 'Price changes'],
  icon: 'tag',
  representation: (change) => change.startDay,
  headline: {
    value: 'price',
    states: ['status'],
    whom: ['productId'],
    about: ['lastDay', 'lines', 'createdById'],
  },
  fields: {
    productId: reference('products', { label: 'Package', required: true, createOnly: true }),
    startDay: date({ label: 'First day', required: true, indexed: true }),
    /** The last day of a price that another one has followed. */
    lastDay: date({ label: 'Until', readOnly: true }),
    oldPrice: money({ label: 'Old price', required: true, readOnly: true }),
    price: money({ label: 'New price', required: true, min: 1, help: 'For the whole duration, VAT included.' }),
    status: oneOf(PRICE_CHANGE_STATUSES, { default: 'PLANNED', filter: 'statuses', readOnly: true }),
    noticeDays: integer({
      label: 'Notice (days before)',
      max: 90,
      help: 'Customers whose line renews at this price get an SMS and an e-mail this many days before. Leave blank for no notice.',
    }),
    note: longText({ label: 'Reason', maxLength: 300 }),
    lines: integer({ label: 'Lines at this price', readOnly: true }),
    noticed: integer({ label: 'Customers notified', default: 0, readOnly: true }),
    createdById: reference('users', { label: 'Planned by', readOnly: true }),
    appliedAt: dateTime({ label: 'Since', readOnly: true }),
    /** When a job makes it; null once it has started or is cancelled. */
    applyAt: dateTime({ hidden: true, indexed: true }),
    /** When a job writes the next notices; null if there are none to write. */
    noticeAt: dateTime({ hidden: true, indexed: true }),
    /** The last account that got its notice, in the order of their ids. */
    noticedTo: text({ hidden: true, maxLength: 40 }),
  },
  list: {
    columns: ['productId', 'startDay', 'lastDay', 'oldPrice', 'price', 'status', 'lines', 'createdById'],
    sort: { by: 'startDay', ascending: false },
    none: { text: 'A price is changed on the page of its package.' },
  },
  screens: [{ list: 'price-changes', details: 'price-change-details', beside: 'products' }],
  access: { list: 'View Products', whose: 'everybody' },
});

export type PriceChange = RecordOf<typeof priceChanges>;
