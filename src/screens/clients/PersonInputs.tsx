import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { clients } from '../../../resources/clients';
import { labelOf } from '../../../resources/defineResource';
import { personFields } from '../../../resources/person';
import { inputs } from '../../generated/kinds/inputs';

const leaves = clients.leaves.filter(({ path }) => path in personFields);

/** The fields of a person (specification, section 3: client), as they are declared; `within` is the group that they are in. */
export function PersonInputs({ within = '' }: { within?: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {leaves.map((leaf) => {
        const { path, field } = leaf;
        const source = within ? `${within}.${path}` : path;
        const isRequired = field.required === true;
        return (
          <Fragment key={path}>{inputs[field.kind]?.({ source, label: labelOf(leaf), field, isRequired })}</Fragment>
        );
      })}
    </Box>
  );
}
