import { useWording } from '../../i18n/useWording';
import { ChecklistInput } from '../../ui/inputs/ChecklistInput';
import { SelectInput } from '../../ui/inputs/SelectInput';
import type { BoundInput } from '../../ui/inputs/useTextField';

interface Props extends BoundInput {
  options: readonly string[];
}

/** The options of a closed list, in words. */
function useChoices(options: readonly string[]) {
  const { wordsOf } = useWording();
  return options.map((id) => ({ id, name: wordsOf(id) }));
}

interface OptionProps extends Props {
  /** Whether none of them may be chosen. */
  mayBeEmpty: boolean;
}

/** One of them, or none where that is allowed. */
export function OptionInput({ options, mayBeEmpty, ...binding }: OptionProps) {
  const { t } = useWording();
  const empty = mayBeEmpty ? { emptyText: t('common.none') } : {};
  return <SelectInput {...binding} choices={useChoices(options)} {...empty} />;
}

/** Several of them. */
export function OptionsInput({ options, source, label }: Props) {
  return <ChecklistInput source={source} label={label} choices={useChoices(options)} />;
}
