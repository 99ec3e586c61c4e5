import { useRecordContext } from 'react-admin';
import { choicesIn, type Transitions } from '../../../contract/transitions';
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
  /** Where it is given, the record's own option and what that may become are offered alone. */
  becomes?: Transitions | undefined;
  /** Whether none of them may be chosen. */
  mayBeEmpty: boolean;
}

/** One of them, or none where that is allowed. */
export function OptionInput({ options, becomes, mayBeEmpty, ...binding }: OptionProps) {
  const { t } = useWording();
  const current = useRecordContext()?.[binding.source];
  const offered = becomes && current ? [current, ...choicesIn(becomes, current)] : options;
  const empty = mayBeEmpty ? { emptyText: t('common.none') } : {};
  return <SelectInput {...binding} choices={useChoices(offered)} {...empty} />;
}

/** Several of them. */
export function OptionsInput({ options, source, label }: Props) {
  return <ChecklistInput source={source} label={label} choices={useChoices(options)} />;
}
