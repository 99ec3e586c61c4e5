import { removeContents } from '../attachments/jobs/removeContents';
import { backUp, type NightlyBackup } from '../backup/jobs/backUp';
import { logLateBackup } from '../backup/jobs/logLateBackup';
import { lookForClaims } from '../claims/jobs/lookForClaims';
import { notifyUnreconciled } from '../closing/jobs/notifyUnreconciled';
import type { Deps } from '../deps';
import { submitFiscalDocuments } from '../fiscal/jobs/submitFiscalDocuments';
import { runImports } from '../imports/jobs/runImports';
import { backfillBalances } from '../ledger/jobs/backfillBalances';
import { recognizeRevenue } from '../ledger/jobs/recognizeRevenue';
import { deliver } from '../messages/jobs/deliver';
import { auditNetwork } from '../network/jobs/auditNetwork';
import { holdLines } from '../network/jobs/holdLines';
import { readAccounting } from '../network/jobs/readAccounting';
import { sendSessionChanges } from '../network/jobs/sendSessionChanges';
import type { ClockGuard } from '../operation/clockGuard';
import type { Metrics } from '../operation/metrics';
import { verifyAuditLog } from '../operation/verifyAuditLog';
import { matchNotifications } from '../payments/jobs/matchNotifications';
import { reconcile } from '../payments/jobs/reconciler';
import type { MessageSender } from '../ports/MessageSender';
import type { NasControl } from '../ports/NasControl';
import type { TaxAuthority } from '../ports/TaxAuthority';
import { purgeExpired } from '../privacy/jobs/purgeExpired';
import { repeat } from '../queue/repeat';
import { sendReports } from '../reports/jobs/sendReports';
import { activate } from '../subscriptions/jobs/activate';
import { applyPrices } from '../subscriptions/jobs/applyPrices';
import { expire } from '../subscriptions/jobs/expire';
import { notifyOfPrices } from '../subscriptions/jobs/notifyOfPrices';
import { remind } from '../subscriptions/jobs/remind';
import { deliverEvents } from '../webhooks/jobs/deliverEvents';
import { workOffDeferred } from './workOffDeferred';

const SWEEP_EVERY = 10 * 60_000;
const LEDGER_EVERY = 60_000;
/** The maximum duration of a turn in milliseconds. After an upgrade from before the ledger, it must process years of payments. */
const LEDGER_LASTING = 10 * 60_000;
const NETWORK_AUDIT_EVERY = 5 * 60_000;
/** The maximum duration of a reading of all lines in milliseconds. */
const NETWORK_AUDIT_LASTING = 10 * 60_000;
/** The duration of a turn in milliseconds. A power cut or a mistake may bring thousands of ends at once. */
const HOLD_LASTING = 5 * 60_000;
const CLOSE_EVERY = 5 * 60_000;
const IMPORT_EVERY = 1_000;
const BACKUP_EVERY = 60_000;
const TELL_EVERY = 60 * 60_000;
/** The maximum duration of the check of a long audit log in milliseconds. */
const VERIFY_LASTING = 60 * 60_000;
/** The duration of a turn in milliseconds. Only at its end do other webhooks wait for a slow receiver. */
const EVENTS_LASTING = 10 * 60_000;
/** The milliseconds after which a backup is given up. */
const BACKUP_LASTING = 12 * 60 * 60_000;

interface Job {
  name: string;
  /** The interval between turns in milliseconds. */
  every: number;
  /** The time in milliseconds during which a turn may start work, if not the default. */
  lasting?: number;
  run(deps: Deps, signal: AbortSignal): Promise<unknown>;
}

/** The outside systems that jobs use and that are not in `Deps`. Null: switched off. */
interface Peers {
  sender: MessageSender | null;
  authority: TaxAuthority | null;
  nasControl: NasControl;
  /** Returns the current backup settings at each turn. Null: no backups are made. */
  backups: () => NightlyBackup | null;
}

const NOTHING = async () => null;

/**
 * Returns the jobs to run, without those that need a system that is switched off. Jobs that settings may enable at run time do
 * nothing until then.
 */
const jobsFor = ({ config }: Deps, { sender, authority, nasControl, backups }: Peers): Job[] => [
  { name: 'reconciler', every: config.reconcileEvery, run: reconcile },
  { name: 'match-notifications', every: config.reconcileEvery, run: matchNotifications },
  { name: 'look-for-claims', every: config.reconcileEvery, run: lookForClaims },
  { name: 'deferred', every: config.deliverEvery, run: workOffDeferred },
  ...(sender
    ? [
        {
          name: 'deliver',
          every: config.deliverEvery,
          run: (deps: Deps, signal: AbortSignal) => deliver(deps, sender, signal),
        },
      ]
    : []),
  {
    name: 'deliver-events',
    every: config.deliverEvery,
    lasting: EVENTS_LASTING,
    run: (deps, signal) => deliverEvents(deps, signal),
  },
  ...(authority
    ? [
        {
          name: 'fiscalise',
          every: config.efrisEvery,
          run: (deps: Deps, signal: AbortSignal) => submitFiscalDocuments(deps, authority, signal),
        },
      ]
    : []),
  {
    name: 'activate',
    every: config.activateEvery,
    run: (deps, signal) => (config.devices ? activate(deps, signal) : NOTHING()),
  },
  { name: 'expire', every: config.expireEvery, run: expire },
  { name: 'hold-lines', every: config.expireEvery, lasting: HOLD_LASTING, run: holdLines },
  { name: 'remind', every: config.expireEvery, run: remind },
  { name: 'apply-prices', every: config.expireEvery, run: applyPrices },
  { name: 'notify-of-prices', every: config.expireEvery, run: notifyOfPrices },
  { name: 'open-balances', every: LEDGER_EVERY, lasting: LEDGER_LASTING, run: backfillBalances },
  { name: 'earn', every: LEDGER_EVERY, run: recognizeRevenue },
  ...(config.accounting
    ? [
        { name: 'read-accounting', every: config.accountingEvery, run: readAccounting },
        { name: 'audit-network', every: NETWORK_AUDIT_EVERY, lasting: NETWORK_AUDIT_LASTING, run: auditNetwork },
      ]
    : []),
  {
    name: 'send-session-changes',
    every: config.coaEvery,
    run: (deps, signal) => sendSessionChanges(deps, nasControl, signal),
  },
  { name: 'take-in-imports', every: IMPORT_EVERY, run: runImports },
  { name: 'tell-untied', every: CLOSE_EVERY, run: notifyUnreconciled },
  { name: 'send-reports', every: config.expireEvery, run: sendReports },
  { name: 'sweep', every: SWEEP_EVERY, run: purgeExpired },
  { name: 'remove-contents', every: SWEEP_EVERY, run: removeContents },
  { name: 'verify-audit-log', every: TELL_EVERY, lasting: VERIFY_LASTING, run: verifyAuditLog },
  {
    name: 'tell-late-backup',
    every: TELL_EVERY,
    run: (deps) => (config.backups || config.production ? logLateBackup(deps) : NOTHING()),
  },
  {
    name: 'back-up',
    every: BACKUP_EVERY,
    lasting: BACKUP_LASTING,
    run: (deps, signal) => {
      const backup = backups();
      return backup ? backUp(deps, backup, signal) : NOTHING();
    },
  },
];

/**
 * Starts every job. No turn runs while the clock is not trusted. Returns a function that stops them and waits for running turns.
 */
export function startJobs(
  deps: Deps,
  peers: Peers,
  { clock, metrics }: { clock: ClockGuard; metrics: Metrics },
): () => Promise<void> {
  const stops = jobsFor(deps, peers).map(({ name, every, lasting, run }) => {
    const turn = async (signal: AbortSignal) => {
      const now = await clock.turn();
      if (now) await metrics.observeJob(name, () => run({ ...deps, now }, signal));
    };
    return repeat(name, every, turn, deps.log, lasting);
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
