import type { RecordOf } from '../../../resources/language/defineResource';
import type { statementLines } from '../../../resources/statements/statementLines';
import type { DetailsPartProps } from '../../crud/slots';
import { UndoSettlement } from '../claims/UndoSettlement';
import { UndoPayout } from './UndoPayout';
import { UnmatchLine } from './UnmatchLine';

/** On a line that is matched or paid out: undoing it if staff settled it, otherwise separating it from its payment. */
export function LineActions(props: DetailsPartProps) {
  const { settledById, status } = props.record as RecordOf<typeof statementLines>;
  if (!settledById) return <UnmatchLine {...props} />;
  return status === 'PAYOUT' ? <UndoPayout {...props} /> : <UndoSettlement {...props} />;
}
