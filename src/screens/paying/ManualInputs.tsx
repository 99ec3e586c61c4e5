import { paymentActions } from '../../../resources/actions/payments';
import { leavesOf } from '../../../resources/defineResource';
import { InputGrid } from '../../ui/inputs/InputGrid';
import { FieldInputs } from '../actions/FieldInputs';

const leaves = leavesOf(paymentActions.recordManualPayment.input);

/** What is on the slip of money that came by hand; the amount is always what the order asks. */
export function ManualInputs() {
  return (
    <InputGrid>
      <FieldInputs leaves={leaves} paths={['method', 'reference', 'paidAt', 'note']} />
    </InputGrid>
  );
}
