import { devices } from '../../../resources/devices/devices';
import { useAnswer } from '../../session/calls';
import type { Account } from './Account';

/** How the customer's ONU is doing; not asked where none is installed. */
export const useOnuStatus = ({ id, device }: Account) =>
  useAnswer(devices.name, 'readOnuStatus', { query: { accountId: id } }, device !== null);

/** What the customer's ONU is and how it is set; not asked where none is installed. */
export const useOnuDetails = ({ id, device }: Account) =>
  useAnswer(devices.name, 'readOnuDetails', { query: { accountId: id } }, device !== null);
