import { flattenFields } from '../../../../resources/language/defineResource';
import { paymentActions } from '../../../../resources/payments/actions';
import { InputGrid } from '../../../ui/inputs/InputGrid';
import { FieldInputs } from '../../actions/FieldInputs';

const leaves = flattenFields(paymentActions.recordManualPayment.input);

/** The inputs for the slip of a manual payment; its amount is always that of the order. */
export function ManualInputs() {
  return (
    <InputGrid>
      <FieldInputs leaves={leaves} paths={['method', 'reference', 'paidAt', 'note']} />
    </InputGrid>
  );
}
