import type { DetailsPartProps } from '../../crud/slots';
import { LineCustomers } from '../claims/MoneyCustomers';
import { PayoutOfLine } from './PayoutOfLine';

/** On a line with unmatched money in: what it may be. */
export function LineSections(props: DetailsPartProps) {
  return (
    <>
      <PayoutOfLine {...props} />
      <LineCustomers {...props} />
    </>
  );
}
