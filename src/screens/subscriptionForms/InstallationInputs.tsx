import Box from '@mui/material/Box';
import type { Answers } from '../../../resources/answers';
import { SelectInput } from '../../generated/form/SelectInput';
import { TextInput } from '../../generated/form/TextInput';

/** Where the line goes: the kind of building and the address. */
export function InstallationInputs({
  buildingTypes,
}: {
  buildingTypes: Answers['listOfferedBuildingTypes']['buildingTypes'];
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <SelectInput source="buildingTypeId" label="Building type" choices={buildingTypes} emptyText="Not known" />
      <TextInput source="installationAddress" label="Installation address" placeholder="Plot, street, landmark" />
    </Box>
  );
}
