import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { isWritable } from '../../../dataProvider/writableBody';
import { type AnyResource, type Leaf, labelOf } from '../../../resources/defineResource';
import { inputs } from '../kinds/inputs';
import { sectionsOf } from '../sections';

interface Props {
  resource: AnyResource;
  verb: 'create' | 'update';
}

/** The inputs of every field that a caller may set, group by group. */
export function RecordForm({ resource, verb }: Props) {
  const sections = sectionsOf(resource)
    .map((section) => ({ ...section, leaves: section.leaves.filter((leaf) => isWritable(leaf, verb)) }))
    .filter(({ leaves }) => leaves.length > 0);
  return sections.map(({ name, label, leaves }) => (
    <Box key={name} component="section" sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {sections.length > 1 && name !== '' && (
        <Typography variant="h2" sx={{ pt: 1 }}>
          {label}
        </Typography>
      )}
      {leaves.map((leaf) => (
        <Fragment key={leaf.path}>{inputOf(leaf, verb)}</Fragment>
      ))}
    </Box>
  ));
}

/** A stored secret need not be given again to change something else. */
function inputOf(leaf: Leaf, verb: Props['verb']) {
  const { field, path } = leaf;
  const isRequired = field.required === true && !(field.kind === 'secret' && verb === 'update');
  return inputs[field.kind]?.({ source: path, label: labelOf(leaf), field, isRequired });
}
