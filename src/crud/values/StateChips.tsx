import type { RaRecord } from 'react-admin';
import type { AnyResource, FlatField } from '../../../resources/language/defineResource';
import { displayValueAt, flagCode } from '../../../resources/language/displayFields';
import { StatusChip } from '../../ui/texts/StatusChip';
import { useSlots } from '../slots';

interface Props {
  resource: AnyResource;
  record: RaRecord;
  /** The fields with a status, in order. */
  leaves: readonly FlatField[];
}

/** The statuses of a record by these fields, each shown as in the column of its list. */
export function StateChips({ resource, record, leaves }: Props) {
  const { cells } = useSlots(resource);
  return leaves.map((leaf) => {
    const state = stateOf(leaf, displayValueAt(record, leaf));
    if (!state) return null;
    const Cell = cells?.[leaf.path];
    const chip = <StatusChip key={leaf.path} value={state} />;
    return Cell ? (
      <Cell key={leaf.path} record={{ ...record, id: String(record.id) }}>
        {chip}
      </Cell>
    ) : (
      chip
    );
  });
}

/** Returns the option, or the code of a flag that is set; a flag that is set by default also has a code for being off. */
function stateOf(leaf: FlatField, value: unknown): string | undefined {
  if (typeof value === 'string' && value) return value;
  if (value === true) return flagCode(leaf.path);
  return value === false && leaf.field.default === true ? `NOT_${flagCode(leaf.path)}` : undefined;
}
