import type { WorklistButtonProps } from '../../crud/slots';
import { AssignMenu } from './AssignMenu';

/** The menu that assigns an unassigned visit in the row of a worklist. */
export const AssignWaiting = ({ id, label, about, onAct }: WorklistButtonProps) => (
  <AssignMenu ids={[id]} label={label} about={about} isGiven={false} onAssigned={onAct} />
);
