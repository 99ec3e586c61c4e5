import type { RecordOf } from '../../../resources/language/defineResource';
import type { statementLines } from '../../../resources/statements/statementLines';
import type { DetailsPartProps } from '../../crud/slots';
import { UndoSettlement } from '../claims/UndoSettlement';
import { UnmatchLine } from './UnmatchLine';

/** On a matched line: undoing it if staff settled it, otherwise separating it from its payment. */
export function LineActions(props: DetailsPartProps) {
  const { settledById } = props.record as RecordOf<typeof statementLines>;
  return settledById ? <UndoSettlement {...props} /> : <UnmatchLine {...props} />;
}
