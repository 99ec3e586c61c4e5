import type { Answers } from '../../../resources/catalogue/actions';
import { useWording } from '../../i18n/useWording';
import { InputGrid } from '../../ui/inputs/InputGrid';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { TextInput } from '../../ui/inputs/TextInput';

/** The inputs for the place of the installation: the type of building and the address. */
export function InstallationInputs({
  buildingTypes,
}: {
  buildingTypes: Answers['listOfferedBuildingTypes']['buildingTypes'];
}) {
  const { t } = useWording();
  return (
    <InputGrid>
      <SelectInput
        source="buildingTypeId"
        label={t('subscriptionForms.buildingType')}
        choices={buildingTypes}
        emptyText={t('common.notKnown')}
      />
      <TextInput
        source="installationAddress"
        label={t('subscriptionForms.installationAddress')}
        placeholder={t('subscriptionForms.addressHint')}
      />
    </InputGrid>
  );
}
