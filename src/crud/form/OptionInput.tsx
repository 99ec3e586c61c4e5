import { useWording } from '../../i18n/useWording';
import { CheckboxGroupInput } from '../../ui/inputs/CheckboxGroupInput';
import { SelectInput } from '../../ui/inputs/SelectInput';
import type { BoundInput } from '../../ui/inputs/useTextField';

interface Props extends BoundInput {
  options: readonly string[];
}

/** Returns the options of a closed list with their labels. */
function useChoices(options: readonly string[]) {
  const { wordsOf } = useWording();
  return options.map((id) => ({ id, name: wordsOf(id) }));
}

interface OptionProps extends Props {
  /** True if the field can be empty. */
  mayBeEmpty: boolean;
}

/** A form field for one option, or for none if that is allowed. */
export function OptionInput({ options, mayBeEmpty, ...binding }: OptionProps) {
  const { t } = useWording();
  const empty = mayBeEmpty ? { emptyText: t('common.none') } : {};
  return <SelectInput {...binding} choices={useChoices(options)} {...empty} />;
}

/** A form field for several options. */
export function OptionsInput({ options, source, label }: Props) {
  return <CheckboxGroupInput source={source} label={label} choices={useChoices(options)} />;
}
