import type { WorkOrderType } from '../statuses';

/** What a technician ticks off at a visit of each type, in the order in which it is done. */
const CHECKLISTS = {
  SURVEY: ['CABLE_ROUTE_CHECKED', 'DISTANCE_MEASURED', 'OWNER_AGREED'],
  INSTALLATION: ['CABLE_LAID', 'ROUTER_INSTALLED', 'SIGNAL_MEASURED', 'SPEED_TESTED', 'CUSTOMER_CONNECTED'],
  REPAIR: ['FAULT_FOUND', 'FAULT_REPAIRED', 'SIGNAL_MEASURED', 'SPEED_TESTED'],
  RECOVERY: ['EQUIPMENT_COLLECTED', 'SERIAL_NUMBER_CHECKED', 'CABLE_SECURED'],
  RELOCATION: ['EQUIPMENT_REMOVED', 'CABLE_LAID', 'ROUTER_INSTALLED', 'SIGNAL_MEASURED', 'SPEED_TESTED'],
} as const satisfies Readonly<Record<WorkOrderType, readonly string[]>>;

type ChecklistItem = (typeof CHECKLISTS)[WorkOrderType][number];

/** The items of a type. */
export const checklistOf = (type: WorkOrderType): readonly ChecklistItem[] => CHECKLISTS[type];

/** Every item of any type, each once. */
export const CHECKLIST_ITEMS: readonly ChecklistItem[] = [
  ...new Set(Object.values(CHECKLISTS).flat() as ChecklistItem[]),
];
