import { useWording } from '../../i18n/useWording';
import { PREFERENCES, type Preference, preferences, usePreferences } from '../../layout/preferences';
import { Segments } from '../../ui/inputs/Segments';

/** Preferences with named values instead of yes and no. */
type Named = { [Name in Preference]: (typeof PREFERENCES)[Name][number] extends string ? Name : never }[Preference];

interface Props {
  preference: Exclude<Named, 'mode'>;
  label: string;
}

/** A choice among a preference's values. */
export function Choice({ preference, label }: Props) {
  const { t } = useWording();
  return (
    <Segments
      label={label}
      options={PREFERENCES[preference].map((value) => ({ value, label: t(`settings.${value}`) }))}
      chosen={usePreferences()[preference]}
      onChoose={(value) => preferences.change({ [preference]: value })}
    />
  );
}
