import { defineActions } from '../language/defineActions';
import { text } from '../language/kinds';
import * as shape from '../language/shapes';
import { CONNECTION_NAMES, CONNECTION_SETTINGS, CONNECTION_USES } from './connections';

const setting = shape.object({
  name: shape.text,
  /** NONE: it has no value, or its default. */
  source: shape.oneOf('ENVIRONMENT', 'DATABASE', 'NONE'),
  /** Also null for a secret. */
  value: shape.nullable(shape.text),
  /** The last characters of a secret that is long enough to show them. */
  ending: shape.nullable(shape.text),
});

const tested = shape.object({ testedAt: shape.moment, isWorking: shape.boolean, message: shape.text });

const connection = shape.object({
  name: shape.oneOf(...CONNECTION_NAMES),
  isSetUp: shape.boolean,
  /** The settings in use: none, those of the demo's stand-in, of the environment, or of the back-office. */
  inUse: shape.oneOf(...CONNECTION_USES),
  settings: shape.listOf(setting),
  /** The version of these settings, for `If-Match`. */
  version: shape.text,
  /** The result of the last test of these settings; null if there was none. */
  tested: shape.nullable(tested),
});

const ADMINISTRATOR = { base: 'v1', access: 'Update Application Settings', sessionOnly: true } as const;

/** The connections of the portal, set in the back-office. */
export const settingActions = defineActions(
  { name: 'Settings', description: 'Settings that are kept in the database, and tests of what they connect.' },
  {
    readConnections: {
      ...ADMINISTRATOR,
      method: 'GET',
      path: 'settings/connections',
      answer: shape.object({
        connections: shape.listOf(connection),
        /** The use of EFRIS, which only the environment sets. */
        taxInvoices: shape.oneOf(...CONNECTION_USES),
      }),
      reads: 'connections',
      summary: 'What the portal is connected with; secrets are never answered',
    },
    saveConnections: {
      ...ADMINISTRATOR,
      method: 'PUT',
      path: 'settings/connections',
      confirms: true,
      conditional: true,
      input: CONNECTION_SETTINGS,
      partial: true,
      audit: { resource: 'settings', action: 'UPDATE', reason: 'Changed' },
      answer: shape.object({ connections: shape.listOf(connection) }),
      reads: 'connections',
      summary: 'Change settings of connections; null forgets one. What the environment gives cannot be changed',
    },
    testConnection: {
      ...ADMINISTRATOR,
      method: 'POST',
      path: 'settings/connections/{name}/test',
      confirms: true,
      input: { to: text({ maxLength: 254, help: 'Whom to send a test message to.' }) },
      audit: { resource: 'settings', action: 'ACTION', reason: 'Tested' },
      answer: shape.object({ tested }),
      reads: 'tested',
      summary: 'Call what a connection leads to, as it is set up now',
      limits: [{ by: 'caller', most: 20, minutes: 15, what: 'tests' }],
    },
  },
);
