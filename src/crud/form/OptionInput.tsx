import { useRecordContext } from 'react-admin';
import { choicesIn, type Transitions } from '../../../contract/transitions';
import { useWording } from '../../i18n/useWording';
import { SelectInput } from './SelectInput';
import type { BoundInput } from './useTextField';

interface Props extends BoundInput {
  options: readonly string[];
  /** Where it is given, the record's own option and what that may become are offered alone. */
  becomes?: Transitions | undefined;
  /** Whether none of them may be chosen. */
  mayBeEmpty: boolean;
}

/** One option of a closed list, in words. */
export function OptionInput({ options, becomes, mayBeEmpty, ...binding }: Props) {
  const { t, wordsOf } = useWording();
  const current = useRecordContext()?.[binding.source];
  const offered = becomes && current ? [current, ...choicesIn(becomes, current)] : options;
  const choices = offered.map((id) => ({ id, name: wordsOf(id) }));
  return <SelectInput {...binding} choices={choices} {...(mayBeEmpty ? { emptyText: t('common.none') } : {})} />;
}
