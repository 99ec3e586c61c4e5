import { leavesOf } from '../../../../resources/language/defineResource';
import { paymentActions } from '../../../../resources/payments/actions';
import { InputGrid } from '../../../ui/inputs/InputGrid';
import { FieldInputs } from '../../actions/FieldInputs';

const leaves = leavesOf(paymentActions.recordManualPayment.input);

/** What is on the slip of money that came by hand; the amount is always what the order asks. */
export function ManualInputs() {
  return (
    <InputGrid>
      <FieldInputs leaves={leaves} paths={['method', 'reference', 'paidAt', 'note']} />
    </InputGrid>
  );
}
