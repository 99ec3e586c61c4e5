import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { RequestError } from '../../../dataProvider/requestError';
import type { RefundTask } from '../../../resources/payments/paymentRefundTasks';
import { paymentRefundTasks } from '../../../resources/payments/paymentRefundTasks';
import { payments } from '../../../resources/payments/payments';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { RefundSteps } from './RefundSteps';

afterEach(cleanup);

const task = {
  id: 'r1',
  dateCreated: '2026-03-01T09:00:00.000Z',
  refundNumber: 'RFD-000001',
  amount: 149_000,
  reason: 'The customer moved away',
  status: 'REQUESTED',
  requestedById: 'another user',
} as RefundTask;
const ALL: Permission[] = ['Approve Refunds', 'Submit Refunds'];

function show(
  change: Partial<RefundTask> = {},
  { permissions = ALL, answers = {}, provider = 'PESAPAL' as string | null } = {},
) {
  const nothing = {
    paymentId: 'p1',
    payoutReference: null,
    decidedAt: null,
    submittedAt: null,
    effectedAt: null,
    lastError: null,
    decidedById: null,
  };
  const record = { ...task, ...nothing, ...change };
  const calls = answerCalls(answers);
  render(
    <TestOffice
      permissions={permissions}
      resources={[payments]}
      dataProvider={{ getOne: async () => ({ data: { id: 'p1', provider } as never }) }}
    >
      <RefundSteps resource={paymentRefundTasks} record={record} />
    </TestOffice>,
  );
  return calls;
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it.each([
  ['REQUESTED', ['Approve', 'Reject']],
  ['APPROVED', ['Reject', 'Send']],
  ['SUBMITTED', ['Confirm payout']],
  ['EFFECTED', []],
  ['REJECTED', []],
] as const)('offers the next steps in status %s', (status, offered) => {
  show({ status });
  expect(buttons()).toEqual(offered);
});

it('offers only the permitted steps', () => {
  show({ status: 'APPROVED' }, { permissions: ['Submit Refunds'] });
  expect(buttons()).toEqual(['Send']);
});

it('does not let the requester decide, and says so', () => {
  show({ requestedById: 'u' });
  expect(screen.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Someone else must approve this refund.')).toBeDefined();
});

it('warns about a submission without an answer, which cannot be rejected', () => {
  show({ status: 'APPROVED', submittedAt: '2026-03-02T09:00:00.000Z' });
  expect(screen.getByRole('alert').textContent).toMatch(/^It was sent, but no answer came/);
  expect(screen.getByRole('button', { name: 'Reject' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false);
});

it('approves with a note', async () => {
  const APPROVE = 'POST /api/v1/payment-refund-tasks/r1/approve';
  const { bodyOf } = show({}, { answers: { [APPROVE]: { paymentRefundTask: task } } });
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText('Note'), { target: { value: 'Seen.' } });
  fireEvent.click(form.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(bodyOf(APPROVE)).toEqual({ note: 'Seen.' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('requires the slip number before it sends a refund of a manual payment', async () => {
  const { asked } = show({ status: 'APPROVED' }, { permissions: [...ALL, 'View Payments'], provider: null });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByText(/enter the number of the slip/)).toBeDefined();
  fireEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText('Required')).toBeDefined();
  expect(asked()).toEqual([]);
});

it('requires no reference for the first refund through the provider', async () => {
  const SUBMIT = 'POST /api/v1/payment-refund-tasks/r1/submit';
  const { bodyOf } = show(
    { status: 'APPROVED' },
    { permissions: [...ALL, 'View Payments'], answers: { [SUBMIT]: { paymentRefundTask: task } } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByRole('textbox')).toBeNull();
  fireEvent.click(form.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(bodyOf(SUBMIT)).toEqual({}));
});

it("sends with a reference, and shows the provider's refusal next to the field", async () => {
  const SUBMIT = 'POST /api/v1/payment-refund-tasks/r1/submit';
  const refusal = new RequestError('payoutReference is required', 422, 422, {
    payoutReference: 'is required: the number of the slip',
  });
  const { bodyOf } = show({ status: 'APPROVED' }, { answers: { [SUBMIT]: refusal } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText('is required: the number of the slip')).toBeDefined();
  expect(bodyOf(SUBMIT)).toEqual({ payoutReference: null });
});
