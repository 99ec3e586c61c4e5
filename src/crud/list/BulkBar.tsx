import Box from '@mui/material/Box';
import { type RaRecord, useListContext } from 'react-admin';
import { freeStatusOf, tagsOf } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { IconButton } from '../../ui/buttons/IconButton';
import { FloatingBar } from '../../ui/frames/FloatingBar';
import type { DeclaredScreen } from '../declarations';
import { useSlots } from '../slots';
import { listOptionsOf } from './listParams';

/** The maximum number of selected records. */
const MOST = 1000;

interface Props {
  declared: DeclaredScreen;
  /** Called when the user wants to change the status of the selected records. */
  onChange(): void;
  /** Called when the user wants to add or remove tags. */
  onTag(): void;
}

/** Shows how many records are selected, buttons to select all or none, and the actions on them. */
export function BulkBar({ declared, onChange, onTag }: Props) {
  const { t, formatNumber } = useWording();
  const { data = [], total = 0, selectedIds, onSelect, onSelectAll } = useListContext<RaRecord<string>>();
  const { bulkActions: Actions } = useSlots(declared.resource);
  const mayChange = useCan()(declared.resource, 'update');
  const page = data.map(({ id }) => id);
  const others = selectedIds.filter((id) => !page.includes(id));
  return (
    <FloatingBar label={t('lists.selection')}>
      <IconButton label={t('lists.clearSelection')} icon="x" onClick={() => onSelect([])} sx={{ p: 0.75 }} />
      <Box
        component="span"
        role="status"
        sx={{ fontWeight: 500, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {t('lists.selected', { count: formatNumber(selectedIds.length) })}
      </Box>
      {selectedIds.length - others.length < page.length && (
        <ActionButton
          variant="text"
          onClick={() => onSelect([...others, ...page])}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          {t('lists.selectPage')}
        </ActionButton>
      )}
      {selectedIds.length < Math.min(total, MOST) && (
        <ActionButton
          variant="text"
          sx={{ flex: 'none', px: 1 }}
          onClick={() => onSelectAll({ limit: MOST, queryOptions: { meta: listOptionsOf(declared).meta } })}
        >
          {t(total > MOST ? 'lists.selectFirst' : 'lists.selectAll', { count: formatNumber(Math.min(total, MOST)) })}
        </ActionButton>
      )}
      <Box sx={{ flex: 1 }} />
      {mayChange && tagsOf(declared.resource) && (
        <ActionButton icon="tag" aria-haspopup="dialog" onClick={onTag} sx={{ flex: 'none', minHeight: 30, py: 0 }}>
          {t('lists.tags')}
        </ActionButton>
      )}
      {Actions && <Actions ids={selectedIds} onDone={onSelect} />}
      {mayChange && freeStatusOf(declared.resource) && (
        <ActionButton
          variant="contained"
          aria-haspopup="dialog"
          onClick={onChange}
          sx={{ flex: 'none', minHeight: 30, py: 0 }}
        >
          {t('common.changeStatus')}
        </ActionButton>
      )}
    </FloatingBar>
  );
}
