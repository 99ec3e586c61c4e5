import { useResourceContext } from 'react-admin';
import { cleanTags } from '../../../../contract/tags';
import { useWording } from '../../../i18n/useWording';
import { HelperText } from '../../../ui/texts/HelperText';
import { useTagsInUse } from '../../useTagsInUse';
import type { EditorProps } from '../filters';
import { Options } from './OptionsEditor';

/** A filter by any of several tags in use; those chosen earlier stay on offer. */
export function TagsEditor(props: EditorProps) {
  const { t } = useWording();
  const inUse = useTagsInUse(useResourceContext());
  const [chosen = ''] = [props.values[props.filter.name]];
  const tags = cleanTags([...inUse, ...chosen.split(',').filter(Boolean)]);
  if (tags.length === 0) return <HelperText>{t('lists.noTags')}</HelperText>;
  return <Options {...props} options={tags.map((tag) => [tag, tag])} />;
}
