import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { Payment } from '../../../resources/payments/Payment';
import { receipts } from '../../../resources/payments/receipts';
import { personalTasks } from '../../../resources/worklists/personalTasks';
import { recordAddress, useRecordLink } from '../../crud/declarations';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar, type BarAction, onOffer } from '../../ui/buttons/ActionBar';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { useActionMutation } from '../actions/useActionMutation';
import { addTaskAddress } from '../worklists/addTaskAddress';
import { RefundRequestDrawer } from './RefundRequestDrawer';
import { ResolveDrawer } from './ResolveDrawer';
import { saveReceipt } from './receiptPdf';

/** The actions in the heading of a payment's details, as far as its status and the user's permissions allow. */
export function PaymentActions({ record }: DetailsPartProps) {
  const { t } = useWording();
  const payment = record as Payment;
  const can = useCan();
  const receiptAction = useReceiptAction(payment);
  const check = useCheck(payment);
  const [chosen, setChosen] = useState<'resolve' | 'refund' | null>(null);
  const close = () => setChosen(null);
  const isHeld = payment.review !== null && payment.status !== 'SUCCESSFUL';
  const mayPayAgain = can(OFFICE_PAGES.reinitiatePayment.permissions);
  const isLost = payment.status === 'FAILED' && payment.review === null && payment.paymentFormId !== null;
  const again = recordAddress(OFFICE_PAGES.reinitiatePayment.route, payment.id);
  const actions = onOffer([
    [can('resolvePayment') && isHeld, { label: t('payments.decide'), icon: 'gavel', run: () => setChosen('resolve') }],
    [mayPayAgain && isLost, { label: t('payments.reinitiatePayment'), icon: 'refresh-cw', to: again }],
    [payment.status === 'SUCCESSFUL', receiptAction],
    [can('checkPaymentAsStaff') && payment.manualMethod === null, check],
    [
      can('requestRefund') && payment.status === 'SUCCESSFUL',
      { label: t('common.requestRefund'), icon: 'undo-2', run: () => setChosen('refund') },
    ],
  ]);
  return (
    <>
      {actions.length > 0 && <ActionBar actions={actions} />}
      {can(personalTasks, 'create') && (
        <ActionButton icon="plus" component={Link} to={addTaskAddress('paymentId', payment.id)}>
          {t('common.addTask')}
        </ActionButton>
      )}
      {chosen === 'resolve' && <ResolveDrawer payment={payment} onClose={close} />}
      {chosen === 'refund' && <RefundRequestDrawer payment={payment} onClose={close} />}
    </>
  );
}

/** Returns the action that asks the provider again, and applies its answer. */
function useCheck({ id, reference }: Payment): BarAction {
  const { t, wordsOf } = useWording();
  const { perform, isPending } = useActionMutation('checkPaymentAsStaff', {
    done: ({ payment }) => t('payments.statusIs', { reference, status: wordsOf(payment.status).toLowerCase() }),
  });
  const run = () => perform({ params: { id } });
  return { label: t('payments.checkPayment'), icon: 'search', run, busy: isPending };
}

/** Returns the action that downloads the payment's receipt, or issues it if it is missing. */
function useReceiptAction({ id, status }: Payment): BarAction | null {
  const { t } = useWording();
  const can = useCan();
  const linkOf = useRecordLink();
  const { perform: save, isPending: isSaving } = useActionMutation(
    (receipt: RecordOf<typeof receipts>) => saveReceipt(receipt, t),
    { done: (said) => said },
  );
  const { perform: issue, isPending: isIssuing } = useActionMutation('issueReceipt', {
    done: ({ receipt }) => ({
      said: t('payments.receiptIssued', { receiptNumber: receipt.receiptNumber }),
      link: { label: t('common.receipt'), to: linkOf(receipts, receipt.id) },
    }),
  });
  const { data } = useGetList<RecordOf<typeof receipts>>(
    receipts.name,
    { filter: { paymentId: id }, pagination: { page: 1, perPage: 1 } },
    { enabled: can('listReceipts') && status === 'SUCCESSFUL' },
  );
  if (!data) return null;
  const [receipt] = data;
  if (receipt) return { label: t('common.receipt'), icon: 'download', run: () => save(receipt), busy: isSaving };
  if (!can('issueReceipt')) return null;
  const run = () => issue({ body: { paymentId: id } });
  return { label: t('payments.issueReceipt'), icon: 'receipt', run, busy: isIssuing };
}
