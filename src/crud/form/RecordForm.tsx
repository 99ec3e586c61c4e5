import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type AnyResource, type FlatField, freeStatusOf } from '../../../resources/language/defineResource';
import { isWritable } from '../../../resources/language/writable';
import { useWording } from '../../i18n/useWording';
import { LeafInput } from '../kinds/inputs';
import { sectionsOf } from '../sections';
import { useSlots } from '../slots';

interface Props {
  resource: AnyResource;
  verb: 'create' | 'update';
}

/**
 * Returns the fields of a form. The form that changes a record never has its status, which is changed by an action with a reason
 * (ChangeStatus.tsx).
 */
export const formLeavesOf = (resource: AnyResource, verb: Props['verb']): readonly FlatField[] =>
  resource.leaves.filter(
    ({ path, field }) => isWritable(field, verb) && !(verb === 'update' && path === 'status' && freeStatusOf(resource)),
  );

/** Shows the inputs of all fields that the user may set, by group. */
export function RecordForm({ resource, verb }: Props) {
  const { word } = useWording();
  const { inputs = {} } = useSlots(resource);
  const asked = formLeavesOf(resource, verb);
  const sections = sectionsOf(resource)
    .map((section) => ({ ...section, leaves: section.leaves.filter((leaf) => asked.includes(leaf)) }))
    .filter(({ leaves }) => leaves.length > 0);
  return sections.map(({ name, label, leaves }) => (
    <Box key={name} component="section" sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {sections.length > 1 && name !== '' && (
        <Typography variant="h2" sx={{ pt: 1 }}>
          {word(label)}
        </Typography>
      )}
      {leaves.map((leaf) => (
        <LeafInput
          key={leaf.path}
          leaf={leaf}
          instead={inputs[leaf.path]}
          {...(isKept(leaf, verb) ? { isRequired: false } : {})}
        />
      ))}
    </Box>
  ));
}

/** Returns whether the input may stay empty: a stored secret need not be entered again to change something else. */
const isKept = ({ field }: FlatField, verb: Props['verb']) => field.kind === 'secret' && verb === 'update';
