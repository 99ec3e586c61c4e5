import { demandByArea } from '../coverage/reports';
import { salesFunnel } from '../orders/reports';
import { balancesByAge, mrrMovements, retention } from '../subscriptions/reports';
import { supportTimes } from '../tickets/reports';
import { technicianOutput } from '../workOrders/reports';
import type { Report } from './Report';

/** Every report, in the order of the page that lists them. */
export const REPORTS: readonly Report[] = [
  mrrMovements,
  retention,
  salesFunnel,
  supportTimes,
  technicianOutput,
  demandByArea,
  balancesByAge,
];

/** Returns a report by its name; undefined if there is none. */
export const findReport = (name: string): Report | undefined => REPORTS.find((report) => report.name === name);
