import type { DetailsPartProps } from '../../crud/slots';
import { LineCustomers } from '../claims/MoneyCustomers';
import { PayoutOfLine } from './PayoutOfLine';

/** Shows how staff can settle a line of unmatched money: with a customer, or as a payout. */
export function LineSections(props: DetailsPartProps) {
  return (
    <>
      <PayoutOfLine {...props} />
      <LineCustomers {...props} />
    </>
  );
}
