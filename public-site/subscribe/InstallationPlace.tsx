import type { UseFormReturn } from 'react-hook-form';
import { routes } from '../../resources/language/routes';
import { useCall } from '../api/useCall';
import type { RememberedCheck } from '../coverage/rememberedCheck';
import { SelectField, TextField } from '../forms/Field';
import { CoverageReminder } from './CoverageReminder';
import { RULES, type SubscribeValues } from './values';

const NO_INPUT = {};

interface InstallationPlaceProps {
  form: UseFormReturn<SubscribeValues>;
  check: RememberedCheck | null | undefined;
}

/** The place of the installation: the type of building and how to find it. */
export function InstallationPlace({ form, check }: InstallationPlaceProps) {
  const { data } = useCall('listOfferedBuildingTypes', NO_INPUT, true);
  const { errors } = form.formState;
  return (
    <section className="part card" aria-labelledby="part-place">
      <h2 id="part-place">Where we install</h2>
      <CoverageReminder check={check} />
      {data && data.buildingTypes.length > 0 && (
        <SelectField
          label="Type of building"
          error={errors.buildingTypeId?.message}
          {...form.register('buildingTypeId')}
        >
          <option value="">Choose…</option>
          {data.buildingTypes.map((type) => (
            <option key={type.id} value={type.id}>
              {type.name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label="Installation address"
        required
        hint="Area, road or landmark, and how to find the door."
        autoComplete="street-address"
        maxLength={routes.createSubscriptionForm.lengths?.installationAddress}
        error={errors.installationAddress?.message}
        {...form.register('installationAddress', { validate: RULES.installationAddress })}
      />
    </section>
  );
}
