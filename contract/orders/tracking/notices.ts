import type { NoticeFacts } from './facts';

/** Notices that are shown in addition to the state. */
export const TRACKING_NOTICES = [
  'REQUEST_OPEN',
  'REQUEST_RESOLVED',
  'REPAIR_AWAITED',
  'REPAIR_PLANNED',
  'REPAIR_UNDERWAY',
] as const;
export type TrackingNotice = (typeof TRACKING_NOTICES)[number];

/** Returns the notices of a connection, for its customer and for staff. */
export function noticesOf({ ticket, repair }: NoticeFacts): TrackingNotice[] {
  const notices: TrackingNotice[] = [];
  if (repair?.status === 'ACTIVE') notices.push('REPAIR_UNDERWAY');
  else if (repair?.status === 'NEW') notices.push(repair.isPlanned ? 'REPAIR_PLANNED' : 'REPAIR_AWAITED');
  if (ticket === 'RESOLVED') notices.push('REQUEST_RESOLVED');
  else if (ticket === 'NEW' || ticket === 'IN_PROGRESS') notices.push('REQUEST_OPEN');
  return notices;
}
