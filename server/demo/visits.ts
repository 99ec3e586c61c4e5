import { tz } from '@date-fns/tz';
import { format, getHours } from 'date-fns';
import { brand } from '../../contract/brand';
import type { WorkOrderType } from '../../contract/statuses';
import type { VisitSlot } from '../../contract/workOrders/slots';
import { checklistOf } from '../../contract/workOrders/visit';
import { workOrders } from '../../resources/workOrders/workOrders';
import { workOrderTicks } from '../../resources/workOrders/workOrderTicks';
import type { Identity } from '../base/identity';
import { createRecord } from '../store/createRecord';
import { deviceHandlers } from '../workOrders/handlers/devices';
import { planningHandlers } from '../workOrders/handlers/planning';
import { stepHandlers } from '../workOrders/handlers/steps';
import type { Chance } from './Chance';
import { asked, changeAs, type World } from './World';

/** The purpose of a visit. */
export interface Errand {
  type: WorkOrderType;
  accountId: string;
  /** The ticket to which the visit belongs. */
  ticketId?: string;
  /** The technician. Default: one of the field team. */
  assignee?: Identity;
}

/** An open work order, and its actions. */
export interface DemoVisit {
  /** Lets support plan the visit, or plan it again. */
  schedule(start: Date): Promise<unknown>;
  leave(): Promise<unknown>;
  start(): Promise<unknown>;
  /** Ticks off the visit's checklist, item by item, within so many milliseconds. */
  tick(milliseconds: number): void;
  /** Lets the technician record the installed device and the measured signal. */
  installDevice(serialNumber: string): Promise<unknown>;
  /** An installation without a recorded device is closed by the lead of support, because its customer has left. */
  finish(): Promise<unknown>;
  giveUp(reason: string): Promise<unknown>;
  /** Marks that the customer's present provider must release them first. */
  switchProvider(): Promise<unknown>;
}

const NOTES = [
  'Call before arrival.',
  'Gate code at the guard.',
  'Ladder needed for the roof entry.',
  'Customer is at home after four.',
  null,
  null,
] as const;

const LEFT = 'The customer left before the installation.';

/** Returns the signal at the place of a device, which does not depend on chance: most are good, some weak. */
const signalAt = (serialNumber: string) => -16 - (Number.parseInt(serialNumber.slice(-3), 16) % 100) / 10;

const IN_TIME_ZONE = { in: tz(brand.timeZone) };
const demoDay = (moment: Date) => format(moment, 'yyyy-MM-dd', IN_TIME_ZONE);

/** Returns a slot for a visit that is long enough if it starts then. */
function slotOf(chance: Chance, start: Date): VisitSlot {
  const hour = getHours(start, IN_TIME_ZONE);
  if (hour < 10) return 'MORNING';
  return hour >= 12 && hour < 15 && chance.percent(80) ? 'AFTERNOON' : 'ALL_DAY';
}

/**
 * Opens a work order by support for the day of `start`, or without a day. All work orders of the demo data are created here,
 * including their other fields.
 */
export async function beginVisit(world: World, errand: Errand, start: Date | null): Promise<DemoVisit> {
  const { chance, staff, deps, agenda, books } = world;
  const { assignee, ...given } = errand;
  const supporter = chance.pick(staff('Support'));
  const technician = assignee ?? chance.pick(staff('Field team'));
  const planned = (moment: Date) => ({ visitDate: demoDay(moment), slot: slotOf(chance, moment) });
  const { workOrder } = await planningHandlers(deps).openWorkOrder(
    asked(supporter, {
      ...given,
      ...(start ? planned(start) : {}),
      note: chance.pick(NOTES),
      teamId: staff('Field team')[0]?.roleIds[0] ?? null,
      assigneeId: assignee || (start && chance.percent(80)) ? technician.userId : null,
    }),
  );
  const { id } = workOrder;
  const steps = stepHandlers(deps);
  const taking = <B>(body: B) => asked(technician, body, { id });
  let needsDevice = errand.type === 'INSTALLATION';
  return {
    schedule: (moment) => changeAs(world, supporter, workOrders, id, planned(moment)),
    leave: () => steps.leaveForVisit(taking(undefined)),
    start: () => steps.startVisit(taking(undefined)),
    tick(milliseconds) {
      const items = checklistOf(errand.type);
      for (const [place, item] of items.entries())
        agenda.after((milliseconds * (place + 0.5)) / items.length, () =>
          createRecord(books, workOrderTicks, { workOrderId: id, item, userId: technician.userId }, agenda.now),
        );
    },
    installDevice(serialNumber) {
      needsDevice = false;
      const body = { serialNumber, signalDbm: signalAt(serialNumber) };
      return deviceHandlers(deps).installDeviceOnVisit(taking(body));
    },
    finish: () =>
      needsDevice
        ? steps.closeWithoutDevice(asked(staff('Support lead')[0] ?? supporter, { reason: LEFT }, { id }))
        : steps.finishVisit(taking(undefined)),
    giveUp: (reason) => steps.reportNotPossible(taking({ reason })),
    switchProvider: () => changeAs(world, technician, workOrders, id, { status: 'SERVICE_PROVIDER_SWITCH' }),
  };
}
