import { OPTICAL_POWER_BOUNDS } from '../../contract/devices/opticalSignal';
import { REPLACED_DEVICE_STATES } from '../../contract/statuses';
import { DEVICE_STEPS } from '../../contract/workOrders/installation';
import { VISIT_SLOTS } from '../../contract/workOrders/slots';
import { CHECKLIST_ITEMS } from '../../contract/workOrders/visit';
import { defineActions } from '../language/defineActions';
import { boolean, decimal, longText, oneOf, reference, references, text } from '../language/kinds';
import { PAGE_PARAMETERS } from '../language/parameters';
import * as shape from '../language/shapes';
import { workOrders } from './workOrders';

const { offset, limit } = PAGE_PARAMETERS;
const { type, accountId, ticketId, visitDate, place, phoneNumber, notes } = workOrders.fields;

/** A user who can be assigned a visit, without the user's other fields. */
const assignee = shape.record('users', { only: ['id', 'fullName'] });
export type VisitAssignee = shape.Held<typeof assignee>;
/** A team is a role whose members carry out work orders. */
const team = shape.object({ id: shape.id, name: shape.text });
export type Team = shape.Held<typeof team>;

/** An item of a checklist; without a moment it is not done. */
const checklistItem = shape.object({
  item: shape.oneOf(...CHECKLIST_ITEMS),
  doneAt: shape.nullable(shape.moment),
  doneById: shape.nullable(shape.reference('users')),
});
export type ChecklistItemView = shape.Held<typeof checklistItem>;

/** A device, without its account and its state. */
const device = shape.record('devices', { only: ['id', 'serialNumber', 'manufacturer', 'model'] });
export type StockDevice = shape.Held<typeof device>;

const answer = shape.object({ workOrder: shape.record('work-orders') });
const checklist = shape.object({ checklist: shape.listOf(checklistItem) });

const READING = { method: 'GET', base: 'v1', access: 'View Work Orders' } as const;
const WORKING = { method: 'POST', base: 'v1', access: 'Update Work Orders', scoped: true } as const;
const audited = (reason: string) => ({ resource: 'work-orders', action: 'ACTION', reason }) as const;

/** Planning visits, and the reports of technicians; the rules of the steps are in contract/workOrders/visit.ts. */
export const workOrderActions = defineActions(
  { name: 'Visits', description: 'Planning and doing the visits of work orders.' },
  {
    openWorkOrder: {
      ...WORKING,
      access: 'Create Work Orders',
      path: 'work-orders/open',
      input: {
        accountId,
        ticketId: { ...ticketId, createOnly: false },
        type: { ...type, required: true },
        visitDate,
        slot: oneOf(VISIT_SLOTS, { label: 'Time', help: 'None means all day.' }),
        assigneeId: reference('users', { label: 'Assignee' }),
        teamId: reference('roles', { label: 'Team' }),
        phoneNumber,
        place: { ...place, optional: true },
        note: { ...notes, label: 'Note' },
      },
      audit: { resource: 'work-orders', action: 'CREATE' },
      answer,
      reads: 'workOrder',
      summary: 'Open a work order for an account, or for its ticket, and plan its visit',
      success: 201,
      idempotent: true,
    },
    assignWorkOrders: {
      ...WORKING,
      path: 'work-orders/assign',
      input: {
        ids: references('work-orders', { required: true, label: 'Work orders' }),
        /** If both are missing, the work orders are unassigned. */
        assigneeId: reference('users', { label: 'Assignee' }),
        teamId: reference('roles', { label: 'Team' }),
      },
      audit: audited('Assigned'),
      answer: shape.bulkOutcomes,
      reads: 'outcomes',
      summary: 'Assign work orders to a person or a team; answers for each whether it worked',
    },
    listVisitAssignees: {
      ...READING,
      path: 'work-orders/assignees',
      query: { offset, limit, searchTerm: text() },
      answer: shape.object({
        assignees: shape.listOf(assignee),
        teams: shape.listOf(team),
        totalRecords: shape.integer,
      }),
      reads: 'assignees',
      summary: 'Who can be assigned: staff who may work on work orders, by name, and their teams',
    },
    leaveForVisit: {
      ...WORKING,
      path: 'work-orders/{id}/on-the-way',
      decidesOn: 'work-orders',
      audit: audited('On the way'),
      answer,
      reads: 'workOrder',
      summary: 'Say that the technician is on the way',
    },
    startVisit: {
      ...WORKING,
      path: 'work-orders/{id}/start',
      decidesOn: 'work-orders',
      audit: audited('Started'),
      answer,
      reads: 'workOrder',
      summary: 'Say that the work has begun',
    },
    finishVisit: {
      ...WORKING,
      path: 'work-orders/{id}/done',
      decidesOn: 'work-orders',
      audit: audited('Done'),
      answer,
      reads: 'workOrder',
      summary: 'Say that the work is done: the work order is closed',
    },
    reportNotPossible: {
      ...WORKING,
      path: 'work-orders/{id}/not-possible',
      decidesOn: 'work-orders',
      input: { reason: longText({ required: true, maxLength: 300 }) },
      audit: audited('Not possible'),
      answer,
      reads: 'workOrder',
      summary: 'Say that the work is not possible, and why: the work order becomes not feasible',
    },
    readVisitDevice: {
      method: 'GET',
      base: 'v1',
      access: 'Install Devices',
      scoped: true,
      path: 'work-orders/{id}/device',
      answer: shape.object({
        /** The step that the visit offers, or null. */
        step: shape.nullable(shape.oneOf(...DEVICE_STEPS)),
        /** The device that the account has. */
        device: shape.nullable(device),
      }),
      reads: 'step',
      summary: 'Can a device be installed or replaced on this visit, and which one does the account have?',
    },
    findStockDevices: {
      method: 'GET',
      base: 'v1',
      access: ['Install Devices', 'Update Devices'],
      scoped: true,
      path: 'work-orders/stock',
      query: { searchTerm: text() },
      answer: shape.object({ devices: shape.listOf(device) }),
      reads: 'devices',
      summary: 'Devices in stock, by a part of their serial number in either notation',
    },
    installDeviceOnVisit: {
      ...WORKING,
      access: 'Install Devices',
      path: 'work-orders/{id}/device',
      input: {
        serialNumber: text({ label: 'Serial number', required: true, maxLength: 40 }),
        model: text({ label: 'Model', maxLength: 60, help: 'For a device that is not in stock.' }),
        signalDbm: decimal({ label: 'Measured signal (dBm)', required: true, ...OPTICAL_POWER_BOUNDS }),
        signalNote: longText({ label: 'Note on the signal', maxLength: 300 }),
        replacedState: oneOf(REPLACED_DEVICE_STATES, { label: 'The removed device is' }),
        reason: longText({ label: 'Reason', maxLength: 200 }),
      },
      audit: audited('Device installed'),
      answer,
      reads: 'workOrder',
      summary: 'Install a device from stock and record the measured signal, which switches the line on',
    },
    closeWithoutDevice: {
      ...WORKING,
      access: 'Close Installations Without Device',
      path: 'work-orders/{id}/done-without-device',
      decidesOn: 'work-orders',
      input: { reason: longText({ required: true, maxLength: 200 }) },
      audit: audited('Done without a device'),
      answer,
      reads: 'workOrder',
      summary: 'Close an installation without a device or a signal, and say why',
    },
    readVisitChecklist: {
      ...READING,
      scoped: true,
      path: 'work-orders/{id}/checklist',
      answer: checklist,
      reads: 'checklist',
      summary: 'The checklist of a work order, and who has done what of it',
    },
    tickVisitChecklist: {
      ...WORKING,
      path: 'work-orders/{id}/checklist',
      input: { item: oneOf(CHECKLIST_ITEMS, { required: true }), done: boolean({ required: true }) },
      audit: audited('Checklist'),
      answer: checklist,
      reads: 'checklist',
      summary: 'Tick or untick an item of a work order’s checklist',
    },
  },
);
