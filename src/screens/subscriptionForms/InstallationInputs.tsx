import type { Answers } from '../../../resources/actions';
import { SelectInput } from '../../crud/form/SelectInput';
import { TextInput } from '../../crud/form/TextInput';
import { InputGrid } from '../forms/InputGrid';

/** Where the line goes: the kind of building and the address. */
export function InstallationInputs({
  buildingTypes,
}: {
  buildingTypes: Answers['listOfferedBuildingTypes']['buildingTypes'];
}) {
  return (
    <InputGrid>
      <SelectInput source="buildingTypeId" label="Building type" choices={buildingTypes} emptyText="Not known" />
      <TextInput source="installationAddress" label="Installation address" placeholder="Plot, street, landmark" />
    </InputGrid>
  );
}
