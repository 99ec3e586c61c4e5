import { useWording } from '../../i18n/useWording';
import { SelectInput } from '../../ui/inputs/SelectInput';
import type { BoundInput } from '../../ui/inputs/useTextField';

interface Props extends BoundInput {
  options: readonly string[];
  /** Whether none of them may be chosen. */
  mayBeEmpty: boolean;
}

/** One option of a closed list, in words. */
export function OptionInput({ options, mayBeEmpty, ...binding }: Props) {
  const { t, wordsOf } = useWording();
  const choices = options.map((id) => ({ id, name: wordsOf(id) }));
  return <SelectInput {...binding} choices={choices} {...(mayBeEmpty ? { emptyText: t('common.none') } : {})} />;
}
