import { paymentActions } from '../../../../resources/actions/payments';
import { leavesOf } from '../../../../resources/defineResource';
import { InputGrid } from '../../../ui/inputs/InputGrid';
import { FieldInputs } from '../../actions/FieldInputs';

const leaves = leavesOf(paymentActions.recordManualPayment.input);

/** The inputs for the slip of a manual payment; its amount is always that of the order. */
export function ManualInputs() {
  return (
    <InputGrid>
      <FieldInputs leaves={leaves} paths={['method', 'reference', 'paidAt', 'note']} />
    </InputGrid>
  );
}
