import type { WorkOrderType } from '../statuses';

/** The checklist of a visit of each type, in the order of the work. */
const CHECKLISTS = {
  SURVEY: ['CABLE_ROUTE_CHECKED', 'DISTANCE_MEASURED', 'OWNER_AGREED'],
  INSTALLATION: ['CABLE_LAID', 'ROUTER_INSTALLED', 'SIGNAL_MEASURED', 'SPEED_TESTED', 'CUSTOMER_CONNECTED'],
  REPAIR: ['FAULT_FOUND', 'FAULT_REPAIRED', 'SIGNAL_MEASURED', 'SPEED_TESTED'],
  RECOVERY: ['EQUIPMENT_COLLECTED', 'SERIAL_NUMBER_CHECKED', 'CABLE_SECURED'],
  RELOCATION: ['EQUIPMENT_REMOVED', 'CABLE_LAID', 'ROUTER_INSTALLED', 'SIGNAL_MEASURED', 'SPEED_TESTED'],
} as const satisfies Readonly<Record<WorkOrderType, readonly string[]>>;

type ChecklistItem = (typeof CHECKLISTS)[WorkOrderType][number];

/** Returns the checklist of a work order type. */
export const checklistOf = (type: WorkOrderType): readonly ChecklistItem[] => CHECKLISTS[type];

/** Every item of all checklists, each once. */
export const CHECKLIST_ITEMS: readonly ChecklistItem[] = [
  ...new Set(Object.values(CHECKLISTS).flat() as ChecklistItem[]),
];
