import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import type { ChecklistItemView } from '../../../resources/workOrders/actions';
import { useWording } from '../../i18n/useWording';
import { useLabel } from '../../session/labels';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { type useChecklist, useTick } from './useChecklist';

interface Props {
  checklist: ReturnType<typeof useChecklist>;
  /** True if it can no longer be changed. */
  closed: boolean;
}

/** The checklist of a visit; each checked item says who did it, and when. */
export function ChecklistPanel({ checklist, closed }: Props) {
  const { t, formatNumber } = useWording();
  const { id, items, left, error, refetch, mayTick } = checklist;
  const done =
    items && t('workOrders.doneOf', { done: formatNumber(items.length - left), all: formatNumber(items.length) });
  return (
    <Panel title={t('workOrders.checklist')} action={<HelperText>{done}</HelperText>}>
      {items ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) => (
            <Item key={item.item} id={id} item={item} disabled={closed || !mayTick} />
          ))}
        </Box>
      ) : error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <Skeleton role="status" aria-label={t('common.loading')} height={120} />
      )}
    </Panel>
  );
}

interface ItemProps {
  /** The id of the work order. */
  id: string;
  item: ChecklistItemView;
  disabled: boolean;
}

function Item({ id, item: ticked, disabled }: ItemProps) {
  const { item, doneAt, doneById } = ticked;
  const { t, wordsOf, formatDateTime } = useWording();
  const name = useLabel(doneById ?? '');
  const tick = useTick(id, ticked);
  return (
    <Box component="li">
      <FormControlLabel
        control={<Checkbox checked={doneAt !== null} disabled={disabled} onChange={(_, on) => tick(on)} />}
        label={wordsOf(item)}
        sx={{ minHeight: 44, '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' } }}
      />
      {doneAt && (
        <HelperText sx={{ marginInlineStart: '31px', mt: '-8px', mb: 0.5 }}>
          {t('workOrders.tickedBy', { name: name ?? t('common.notKnown'), moment: formatDateTime(doneAt) })}
        </HelperText>
      )}
    </Box>
  );
}
