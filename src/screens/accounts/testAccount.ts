import type { OnuDetails } from '../../../resources/devices/actions';
import type { Payment } from '../../../resources/payments/Payment';
import type { Subscription } from '../../../resources/subscriptions/subscriptions';
import type { Account } from './Account';

const base = { dateCreated: '2026-03-01T09:00:00.000Z', dateUpdated: '2026-03-01T09:00:00.000Z' };

/** A customer whose subscription ends in March 2099. */
export const aSubscription = {
  ...base,
  id: 's1',
  subscriptionNumber: 'SB-000001',
  accountId: 'a1',
  productId: 'p1',
  status: 'ACTIVE',
  paymentStatus: 'SUCCESSFUL',
  amount: 149_000,
  startDate: '2026-02-12T09:00:00.000Z',
  endDate: '2099-03-14T09:00:00.000Z',
} as Subscription;

export const aPayment = {
  ...base,
  id: 'y1',
  reference: 'PAY-000001',
  status: 'SUCCESSFUL',
  amount: 149_000,
  carrier: 'MTN_UGANDA',
  manualMethod: null,
  review: null,
} as Payment;

export const anAccount = {
  ...base,
  id: 'a1',
  accountNumber: 'KF-000001',
  type: 'CUSTOMER',
  status: 'ACTIVE',
  accountTypeId: null,
  accountType: null,
  clientId: 'c1',
  broughtForward: 0,
  accountDetail: {
    firstName: 'Grace',
    lastName: 'Achieng',
    emailAddress: null,
    phoneNumber: '+256771234567',
    placeOfResidence: 'Ntinda, Kampala',
  },
  activeSubscription: aSubscription,
  device: { ...base, id: 'd1', model: 'EG8145V5', serialNumber: 'KFUG01', managementId: 'm', state: 'INSTALLED' },
} as Account;

export const anOnu: OnuDetails = {
  managementId: 'm',
  online: true,
  lastInformAt: '2026-03-01T09:00:00.000Z',
  uptimeSeconds: 90_000,
  opticalPowerDbm: -21.3,
  manufacturer: 'Huawei',
  model: 'EG8145V5',
  serialNumber: 'KFUG01',
  softwareVersion: 'V5',
  ipAddress: '100.64.0.1',
  ssid: 'Kitara-01',
  connectedDevices: 3,
  serviceEnabled: true,
};
