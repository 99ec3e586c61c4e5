import { PERMISSION_AREAS, PERMISSIONS } from '../../contract/access/permissions';
import { TASK_PERMISSIONS } from '../../contract/access/taskPermissions';
import { payoutStepRefusal } from '../../contract/agents/payout';
import { MESSAGES } from '../../contract/api/errors';
import { DIFFERENCE_TODO } from '../../contract/closing/close';
import { COVERAGE_STATUS, coverageMessage } from '../../contract/coverage/coverage';
import { passphraseFault, ssidFault } from '../../contract/devices/wifi';
import { MENU_OUTLINE } from '../../contract/pages/menu';
import { OFFICE_PAGES, type OfficePage } from '../../contract/pages/officePages';
import { PAYMENT_CARRIERS, paymentMethodOf } from '../../contract/payments/carriers';
import { NO_HEADINGS, VALUE_FAULTS } from '../../contract/payments/fileFaults';
import { REVIEW_TODO } from '../../contract/payments/paymentReviews';
import { stepRefusal } from '../../contract/payments/refund';
import { decisionRefusal } from '../../contract/privacy/dataRequest';
import * as statuses from '../../contract/statuses';
import { ticketTransitionRefusal } from '../../contract/tickets/ticketStatus';
import { VISIT_STATES } from '../../contract/workOrders/visit';
import { failures } from '../../dataProvider/requestError';
import { resources } from '../../resources';
import { actions } from '../../resources/catalogue/actions';
import type { DeclaredAction } from '../../resources/language/defineActions';
import { type AnyResource, type FlatField, flattenFields, labelOf } from '../../resources/language/defineResource';
import { BASE_LEAVES } from '../../resources/language/displayFields';
import type { Field, Group } from '../../resources/language/kinds';
import { DUE_FILTER } from '../../resources/language/overdue';
import { RENEWAL_FILTER } from '../../resources/language/renewal';
import { LEDGER_FIGURES } from '../../resources/ledger/metrics';
import { FIGURES } from '../../resources/metrics';
import { NET } from '../../resources/payments/metrics';
import { REPORTS } from '../../resources/reports';
import type { Report } from '../../resources/reports/Report';
import { BRAND_SETTINGS } from '../../resources/settings/brandSettings';
import { CONNECTIONS, type ConnectionName } from '../../resources/settings/connections';
import { extensionSettings } from '../../resources/subscriptions/extensionSettings';
import { englishOf } from '../../resources/translations/englishOf';
import { WORKLISTS } from '../../resources/worklists';
import type { Worklist } from '../../resources/worklists/Worklist';
import { releases } from '../screens/changelog/releases';

/** Returns the English words that the screens of a resource show; undefined for missing ones. */
export function wordsOfResource({ label, list, leaves, fields, screens = [] }: AnyResource): (string | undefined)[] {
  const filters = screens.flatMap(({ source }) => Object.entries(source?.filters ?? {}));
  const shown = [...leaves, ...BASE_LEAVES, ...filters.map(([path, field]) => ({ path, field }))];
  return [
    ...label,
    list?.none?.text,
    ...screens.flatMap(({ label: heading, menu, views = [] }) => [
      heading,
      menu?.label,
      ...views.map((each) => each.label),
    ]),
    ...Object.entries(fields).flatMap(([path, field]) =>
      field.kind === 'group'
        ? [labelOf({ path, field: { kind: 'text', ...(field.label ? { label: field.label } : {}) } })]
        : [],
    ),
    ...shown.flatMap(wordsOfLeaf),
  ];
}

const wordsOfLeaf = (leaf: FlatField) => [
  labelOf(leaf),
  leaf.field.joined?.label,
  leaf.field.help,
  ...(leaf.field.sentences ?? []),
  ...(leaf.field.options ?? []).map(englishOf),
];

/** Returns the texts of a staff action's form; customers' actions, the provider's own calls and lists of objects have no form. */
const wordsOfAction = ({ input, access, domain }: DeclaredAction) =>
  input === undefined || input === 'any' || access === 'public' || domain === actions.submitOrder.domain
    ? []
    : flattenFields(Object.fromEntries(Object.entries(input).filter(([, field]) => !isObjects(field))))
        .filter(({ field }) => !field.hidden)
        .flatMap(wordsOfLeaf);

const isObjects = (field: Field | Group) => field.kind === 'group' && field.most !== undefined;

const wordsOfConnection = (connection: (typeof CONNECTIONS)[ConnectionName]) => [
  connection.label,
  connection.about,
  ...('addressee' in connection ? wordsOfLeaf({ path: 'to', field: connection.addressee }) : []),
];

const wordsOfQueue = ({ label, hint, group, state, add, actions = [] }: Worklist) => [
  label,
  hint,
  add,
  group?.label,
  group?.hint,
  ...actions.flatMap((action) => [action.label, 'done' in action ? action.done : undefined]),
  // The states that a queue distinguishes are those in which an action is possible.
  ...(state ? actions.flatMap(({ from = [] }) => from.map(englishOf)) : []),
];

/** A column that is named by a number only needs no translation. */
const wordsOfReport = ({ label, hint, by, rowLabel, rows, columns }: Report) => [
  ...[label, hint, rowLabel, ...Object.values(by ?? {}), ...Object.values(rows ?? {})],
  ...columns.map((column) => column.label).filter((text) => !/^\d+$/.test(text)),
];

const listed = Object.values(statuses).flatMap((list): readonly string[] =>
  Array.isArray(list) ? list : Object.keys(list),
);

const NOW = '2026-03-14T09:00:00.000Z';
const openErasure = { kind: 'ERASURE', status: 'OPEN', requestedById: 'u' } as const;
const sentRefund = { status: 'APPROVED', requestedById: 'u', decidedById: null, submittedAt: NOW } as const;

const CONNECTION_STATES = ['WORKING', 'NOT_WORKING', 'UNTESTED'];

/** Returns the refusals that rules and calls produce in the browser itself. */
const refusals = () => [
  // The second colour is white.
  ...['x', '#'.padEnd(7, 'f')].map((colour) => BRAND_SETTINGS.BRAND_PRIMARY.fault?.(colour)),
  ...(['BRAND_CURRENCY', 'BRAND_VAT', 'BRAND_TIME_ZONE'] as const).map((name) => BRAND_SETTINGS[name].fault?.('x')),
  ...[ssidFault('x'.repeat(33)), ssidFault('\n')],
  ...['', 'x'.repeat(64), '\n'.repeat(8)].map(passphraseFault),
  ticketTransitionRefusal('RESOLVED', 'IN_PROGRESS', null)?.errors?.reason,
  stepRefusal(sentRefund, 'approve', 'u', new Date(NOW))?.message,
  payoutStepRefusal({ status: 'PREPARED', preparedById: 'u' }, 'approve', 'u')?.message,
  decisionRefusal(openErasure, 'erase', 'u')?.message,
  decisionRefusal(openErasure, 'decline', 'u')?.message,
  stepRefusal(sentRefund, 'reject', 'v', new Date(NOW))?.message,
  stepRefusal(sentRefund, 'submit', 'v', new Date(NOW))?.message,
  ...[failures.fetch(), failures.parsing(200)].map(({ message }) => message),
];

/** Returns every English text that declarations and contract show on screens: a translation has these under `words`. */
export const declaredWords = (): ReadonlySet<string> =>
  new Set(
    [
      ...[...resources, extensionSettings].flatMap(wordsOfResource),
      ...Object.values<DeclaredAction>(actions).flatMap(wordsOfAction),
      ...[...FIGURES, ...LEDGER_FIGURES, NET].flatMap(({ label, hint }) => [
        typeof label === 'string' ? label : englishOf(label.option),
        hint,
      ]),
      ...Object.values(CONNECTIONS).flatMap(wordsOfConnection),
      ...WORKLISTS.flatMap(wordsOfQueue),
      ...REPORTS.flatMap(wordsOfReport),
      ...listed.map((option) => englishOf(option.toUpperCase())),
      ...VISIT_STATES.map(englishOf),
      ...[DUE_FILTER, RENEWAL_FILTER].flatMap(({ name, field }) => wordsOfLeaf({ path: name, field })),
      ...['REVIEW', 'OVERDUE', 'VOIDED', 'NOT_ACTIVE', 'YES', 'NO', 'TOTAL', ...CONNECTION_STATES].map(englishOf),
      ...[...PAYMENT_CARRIERS, null].map(paymentMethodOf),
      ...Object.values(COVERAGE_STATUS).map((status) => coverageMessage(status, 'fresh')),
      ...Object.values(OFFICE_PAGES).flatMap(({ tab, menu }: OfficePage) => [tab, menu?.label]),
      ...MENU_OUTLINE.map(({ title }) => title),
      ...Object.keys(PERMISSION_AREAS),
      ...PERMISSIONS,
      ...TASK_PERMISSIONS,
      ...Object.values(MESSAGES),
      ...Object.values(REVIEW_TODO),
      ...Object.values(DIFFERENCE_TODO),
      ...[NO_HEADINGS, ...Object.values(VALUE_FAULTS)],
      ...refusals(),
      ...releases.flatMap(({ title, changes }) => [title, ...changes]),
    ].filter((word) => word !== undefined && word !== null),
  );
