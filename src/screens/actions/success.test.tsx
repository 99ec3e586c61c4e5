import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { resources } from '../../../resources';
import { payments } from '../../../resources/payments/payments';
import { Notifications } from '../../layout/Notifications';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { anAccount, aPayment, aSubscription } from '../accounts/testAccount';
import { RecordClaimDrawer } from '../claims/RecordClaim';
import { PaymentPanel } from '../payments/attempts/PaymentPanel';
import { PaymentActions } from '../payments/PaymentActions';
import { RefundRequestDrawer } from '../payments/RefundRequestDrawer';
import { TransferDrawer } from '../subscriptions/TransferDrawer';
import { useActionMutation } from './useActionMutation';

afterEach(cleanup);

/** Closes what is shown, like its page does. */
let onClose: () => void = () => undefined;
const close = () => onClose();

function Closing({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  onClose = () => setOpen(false);
  return isOpen && children;
}
const write = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

interface Case {
  page: ReactNode;
  /** The permissions needed for the action. */
  held?: Permission[];
  answers: Record<string, unknown>;
  act(): Promise<void>;
  said: RegExp;
  /** The permission to open the record, which makes the link appear. */
  opens: Permission;
  link: { label: string; to: string };
}

const CASES: Record<string, Case> = {
  'a refund that was requested': {
    page: <RefundRequestDrawer payment={aPayment} onClose={close} />,
    answers: { 'POST /api/v1/payment-refund-tasks': { paymentRefundTask: { id: 'r1', refundNumber: 'RF-000001' } } },
    act: async () => {
      await write(/Reason/, 'Paid twice');
      await press(/^Request refund$/);
    },
    said: /RF-000001/,
    opens: 'View Payment Refund Tasks',
    link: { label: 'Open', to: '/payment-refund-details?id=r1' },
  },
  'a claim that was taken down': {
    page: <RecordClaimDrawer order={{ paymentFormId: 'f1' }} phoneNumber="+256771234567" onClose={close} />,
    answers: { 'POST /api/v1/claims': { claim: { id: 'c1', claimNumber: 'CLM-000001', status: 'OPEN' } } },
    act: async () => {
      await write(/Confirmation code/, '43012345678');
      await write(/Paid on/, '2026-03-13');
      await press(/^Record /);
    },
    said: /CLM-000001/,
    opens: 'View Claims',
    link: { label: 'CLM-000001', to: '/claim-details?id=c1' },
  },
  'a subscription that was transferred': {
    page: <TransferDrawer subscription={aSubscription} onClose={close} />,
    held: ['View Accounts'],
    answers: {
      'POST /api/v1/subscription-transfers': { subscriptionTransfer: { id: 't1', transferNumber: 'TR-000001' } },
    },
    act: async () => {
      await write(/^New account/, 'KF');
      fireEvent.click(await screen.findByRole('option'));
      await write(/Reason/, 'Moved');
      await press(/^Transfer/);
    },
    said: /TR-000001/,
    opens: 'View Subscription Transfers',
    link: { label: 'Open', to: '/subscription-transfer-details?id=t1' },
  },
  'money that came by hand': {
    page: (
      <PaymentPanel
        amount={149_000}
        phoneNumber={null}
        paymentId=""
        onPayment={close}
        settles={async () => ({ subscriptionFormId: 'f1' })}
      />
    ),
    held: ['Record Payments'],
    answers: { 'POST /api/v1/payments/manual': { payment: aPayment } },
    act: async () => {
      await write(/Slip number/, 'SLIP 7');
      await press(/^Record UGX.149,000 received$/);
    },
    said: /Payment received/,
    opens: 'View Receipts',
    link: { label: 'Receipt', to: '/payment-receipts?paymentId=y1' },
  },
};

function show(page: ReactNode, permissions: Permission[], answers: Record<string, unknown>) {
  answerCalls(answers);
  const getList = async (name: string) => ({
    data: name === 'accounts' ? [{ ...anAccount, id: 'a2' }] : [],
    total: name === 'accounts' ? 1 : 0,
  });
  const dataProvider = { getList, getMany: async () => ({ data: [] }) } as unknown as DataProvider;
  render(
    <TestOffice resources={resources} permissions={permissions} dataProvider={dataProvider}>
      <Closing>{page}</Closing>
      <Notifications />
    </TestOffice>,
  );
}

it.each(Object.entries(CASES))(
  'links the toast of %s to the record, for users who may open it',
  async (_name, each) => {
    const { page, held = [], answers, act, said, opens, link } = each;
    show(page, [...held, opens], answers);
    await act();
    const toast = await screen.findByText(said, { selector: '#notistack-snackbar' });
    const shown = screen.getByRole('link', { name: link.label });
    expect(shown.getAttribute('href')).toBe(link.to);
    fireEvent.click(shown);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(link.to));
    await waitFor(() => expect(toast.isConnected).toBe(false));

    cleanup();
    show(page, held, answers);
    await act();
    await screen.findByText(said);
    expect(screen.queryByRole('link', { name: link.label })).toBeNull();
  },
);

it('links the toast of a new receipt to the receipt', async () => {
  const answers = { 'POST /api/v1/receipts': { receipt: { id: 'r9', receiptNumber: 'RCT-2026-000009' } } };
  const payment = { ...aPayment, manualMethod: 'CASH' } as typeof aPayment;
  show(<PaymentActions resource={payments} record={payment} />, ['View Receipts', 'Issue Receipts'], answers);
  await press(/^Issue receipt$/);
  await screen.findByText(/RCT-2026-000009/);
  const link = screen.getByRole('link', { name: 'Receipt' });
  expect(link.getAttribute('href')).toBe('/payment-receipt-details?id=r9');
});

function Said({ outcome }: { outcome: string }) {
  const { perform } = useActionMutation(async () => outcome, { done: (said) => said });
  return (
    <button type="button" onClick={() => perform()}>
      Do it
    </button>
  );
}

it('a success without a record has no link', async () => {
  show(<Said outcome="It is done." />, [], {});
  await press(/Do it/);
  await screen.findByText('It is done.');
  expect(screen.queryByRole('link')).toBeNull();
});
