import { defineResource } from '../language/defineResource';
import { boolean, integer, longText, money, oneOf, text } from '../language/kinds';

/** Data packages that visitors can order. */
export const products = defineResource({
  name: 'products',
  label: ['Package', 'Packages'],
  singular: 'product',
  icon: 'package',
  representation: (product) => product.name,
  headline: { value: 'price', states: ['active'], about: ['downloadMbps', 'durationDays', 'segment'] },
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 80 }),
    description: longText({ searchable: true, maxLength: 500 }),
    segment: oneOf(['HOME', 'BUSINESS'], { default: 'HOME', filter: 'segments', help: 'Whom it is offered to.' }),
    downloadMbps: integer({ label: 'Download (Mbps)', required: true, min: 1, max: 100_000 }),
    uploadMbps: integer({ label: 'Upload (Mbps)', required: true, min: 1, max: 100_000 }),
    burstDownloadMbps: integer({
      label: 'Burst download (Mbps)',
      min: 1,
      max: 100_000,
      help: 'For some seconds, if the network has room. None means no burst.',
    }),
    burstUploadMbps: integer({ label: 'Burst upload (Mbps)', min: 1, max: 100_000 }),
    price: money({ required: true, min: 1, help: 'For the whole duration, VAT included.' }),
    durationDays: integer({ label: 'Duration (days)', required: true, min: 1, max: 366, filter: 'duration' }),
    active: boolean({ default: true, filter: 'active', help: 'Only active packages are offered to visitors.' }),
  },
  list: { columns: ['name', 'segment', 'downloadMbps', 'uploadMbps', 'price', 'durationDays', 'active'] },
  screens: [
    {
      list: 'products',
      details: 'product-details',
      menu: { group: 'Catalogue', order: 10, permissions: ['View Products'] },
    },
  ],
  access: { list: 'View Products', create: 'Update Products', update: 'Update Products', whose: 'everybody' },
});
