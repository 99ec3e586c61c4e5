import { useResourceContext } from 'react-admin';
import { TagsField } from '../../ui/inputs/TagsField';
import { type BoundInput, useTextField } from '../../ui/inputs/useTextField';
import { useTagsInUse } from '../useTagsInUse';

/** A form field for the tags of a record, which offers those in use on such records. */
export function TagsInput(binding: BoundInput) {
  const { value, slotProps: _, ref: __, name: ___, ...field } = { ref: null, ...useTextField(binding) };
  return <TagsField {...field} value={(value ?? []) as string[]} options={useTagsInUse(useResourceContext())} />;
}
