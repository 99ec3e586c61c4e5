import { defineActions } from '../language/defineActions';
import { date } from '../language/kinds';
import * as shape from '../language/shapes';
import { priceChanges } from './priceChanges';

const { productId, startDay, price, noticeDays, note } = priceChanges.fields;
const priceChange = shape.record('price-changes');

/** The lines and orders that a price change affects from a day on. */
const pricePreview = shape.object({
  /** The price without this change on that day. */
  price: shape.integer,
  /** The lines whose last package it is. */
  lines: shape.integer,
  /** Those of them that are paid beyond the first day, and the latest end. */
  paidAhead: shape.integer,
  paidAheadUntil: shape.nullable(shape.moment),
  /** Unpaid payment forms, such as those of links: they keep the price at which they were begun. */
  begun: shape.integer,
  /** Unpaid orders without a payment form: they ask the new price. */
  orders: shape.integer,
});
export type PricePreview = shape.Held<typeof pricePreview>;

/** Changes of prices with a first day, their preview and their notice to customers. */
export const priceActions = defineActions(
  { name: 'Prices', description: 'Prices of packages with their first day, their history and a notice to customers.' },
  {
    previewPriceChange: {
      method: 'GET',
      base: 'v1',
      path: 'products/{id}/price-preview',
      access: 'Update Products',
      query: { startDay: date() },
      answer: shape.object({ pricePreview }),
      reads: 'pricePreview',
      summary:
        'How many lines would renew at a new price from a day on (today unless stated), and how many keep the old one',
    },
    planPriceChange: {
      method: 'POST',
      base: 'v1',
      path: 'price-changes',
      access: 'Update Products',
      input: { productId, price, startDay, noticeDays, note },
      audit: { resource: 'price-changes', action: 'CREATE' },
      answer: shape.object({ priceChange }),
      reads: 'priceChange',
      success: 201,
      idempotent: true,
      summary:
        'Change the price of a package from a day on: at once if it is today, otherwise at the beginning of that day',
    },
    movePriceChange: {
      method: 'PUT',
      base: 'v1',
      path: 'price-changes/{id}',
      access: 'Update Products',
      conditional: true,
      input: { price, startDay, noticeDays, note },
      audit: { resource: 'price-changes', action: 'UPDATE' },
      answer: shape.object({ priceChange }),
      reads: 'priceChange',
      summary: 'Change the day, price or notice of a planned price change; customers who were told are told again',
    },
    cancelPriceChange: {
      method: 'POST',
      base: 'v1',
      path: 'price-changes/{id}/cancel',
      access: 'Update Products',
      conditional: true,
      audit: { resource: 'price-changes', action: 'ACTION', reason: 'Cancelled' },
      answer: shape.object({ priceChange }),
      reads: 'priceChange',
      summary: 'Cancel a planned price change',
    },
  },
);
