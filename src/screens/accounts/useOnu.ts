import { devices } from '../../../resources/devices/devices';
import { useAnswer } from '../../session/calls';
import type { Account } from './Account';

/** Loads the status of the customer's ONU; makes no request if none is installed. */
export const useOnuStatus = ({ id, device }: Account) =>
  useAnswer(devices.name, 'readOnuStatus', { query: { accountId: id } }, device !== null);

/** Loads the model and the settings of the customer's ONU; makes no request if none is installed. */
export const useOnuDetails = ({ id, device }: Account) =>
  useAnswer(devices.name, 'readOnuDetails', { query: { accountId: id } }, device !== null);
