import Box from '@mui/material/Box';
import { type AnyResource, type FlatField, valueAt } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { labels } from '../../session/labels';
import { formatText } from '../kinds/columns';
import { foundIn } from './found';

interface Props {
  resource: AnyResource;
  record: object;
  search: string;
  shown: readonly FlatField[];
}

/** Shows the field in which a search found a record, if the list itself does not show it. */
export function FoundIn({ resource, record, search, shown }: Props) {
  const { t, labelOf } = useWording();
  return foundIn(resource, record, search, shown, labels.of).map((leaf) => (
    <Box key={leaf.path} component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
      {leaf.field.kind === 'reference'
        ? t('lists.foundIn', { label: labelOf(leaf) })
        : t('lists.foundAs', { label: labelOf(leaf), value: formatText(String(valueAt(record, leaf.path))) })}
    </Box>
  ));
}
