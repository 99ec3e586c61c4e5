import { paymentActions } from '../../../resources/actions/payments';
import { leavesOf } from '../../../resources/defineResource';
import { FieldInputs } from '../actions/FieldInputs';
import { InputGrid } from '../forms/InputGrid';

const leaves = leavesOf(paymentActions.recordManualPayment.input);

/** What is on the slip of money that came by hand; the amount is always what the order asks. */
export function ManualInputs() {
  return (
    <InputGrid>
      <FieldInputs leaves={leaves} paths={['method', 'reference', 'paidAt', 'note']} />
    </InputGrid>
  );
}
