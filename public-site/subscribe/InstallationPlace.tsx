import type { UseFormReturn } from 'react-hook-form';
import { routes } from '../../resources/routes';
import { useCall } from '../api/useCall';
import { ChoiceCard } from '../forms/ChoiceCard';
import { TextField } from '../forms/TextField';
import { CoverageReminder } from './CoverageReminder';
import { RULES, type SubscribeValues } from './values';

const NO_INPUT = {};

/** Where the line goes: the kind of building and how to find it. */
export function InstallationPlace({ form }: { form: UseFormReturn<SubscribeValues> }) {
  const { data } = useCall('listOfferedBuildingTypes', NO_INPUT, true);
  const { errors } = form.formState;
  return (
    <section className="part card" aria-labelledby="part-place">
      <h2 id="part-place">Where we install</h2>
      <CoverageReminder />
      {data && data.buildingTypes.length > 0 && (
        <fieldset>
          <legend className="label">
            Kind of building <span className="optional">(optional)</span>
          </legend>
          <div className="choices choices-buildings">
            {data.buildingTypes.map((type) => (
              <ChoiceCard key={type.id} value={type.id} {...form.register('buildingTypeId')}>
                <b>{type.name}</b>
                {type.description && <span className="soft">{type.description}</span>}
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
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
