import type { Field, Kind } from '../kinds';
import { formatNumber } from '../sequence';
import type { Demo } from './Demo';
import { outline } from './places';

const day = (moment: Date) => moment.toISOString().slice(0, 10);

/** The value of each kind if a declaration has no `demo` function. */
export const DEMO_VALUES: Record<Kind, (demo: Demo, field: Field) => unknown> = {
  text: ({ index }, { required }) => (required ? `Sample ${index + 1}` : null),
  longText: () => null,
  email: ({ index }) => `person${index + 1}@mail.example`,
  phone: ({ integer }) => `+25677${integer(1_000_000, 9_999_999)}`,
  integer: ({ integer }, { min = 0, max = 100 }) => integer(min, Math.min(max, min + 100)),
  decimal: ({ random }, { min = 0, max = 1 }) => Math.round((min + random() * (max - min)) * 1e5) / 1e5,
  money: ({ integer }) => integer(10, 400) * 1_000,
  bytes: ({ integer }) => integer(1, 9_000) * 1_000_000,
  boolean: ({ random }) => random() < 0.5,
  date: ({ dateCreated, integer }) => day(new Date(dateCreated.getTime() + integer(1, 14) * 86_400_000)),
  dateTime: ({ dateCreated }) => dateCreated.toISOString(),
  // The first records get the statuses in turn, so that each of them occurs.
  oneOf: ({ index, pick }, { options = [] }) => options[index] ?? pick(options),
  manyOf: ({ random }, { options = [] }) => options.filter(() => random() < 0.4),
  tags: () => [],
  reference: ({ rows, pick }, { to = '' }) => (rows(to).length ? pick(rows(to)).id : null),
  references: ({ rows, pick }, { to = '' }) => (rows(to).length ? [pick(rows(to)).id] : []),
  sequence: ({ index, now }, field) => formatNumber(field, index + 1, now.getUTCFullYear()),
  secret: () => 'demo-secret-value',
  polygon: ({ random }) => outline(0.3 + random() / 10, 32.5 + random() / 10),
  json: () => null,
};
