import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type Leaf, valueAt } from '../../../resources/defineResource';
import { useWording } from '../../i18n/useWording';
import { SelectBox } from '../../ui/inputs/SelectBox';
import { StatusChip } from '../../ui/texts/StatusChip';
import { type DeclaredScreen, recordAddress } from '../declarations';
import { cellOf } from '../kinds/columns';
import { isState } from '../states';

/** The most facts of a card under its title. */
const FACTS = 4;

interface Props {
  row: RaRecord<string>;
  declared: DeclaredScreen;
  leaves: readonly Leaf[];
  mayOpen: boolean;
  /** Undefined where nothing can be selected. */
  selected: boolean | undefined;
  onToggle(id: string): void;
}

/** One record: what people call it, its state, and the first facts that the title does not tell already. */
export const RecordCard = memo(function RecordCard(props: Props) {
  const wording = useWording();
  const { row, declared, leaves, mayOpen, selected, onToggle } = props;
  const { resource, screen } = declared;
  const title = resource.represent(row);
  const state = leaves.find(isState);
  const word = state && valueAt(row, state.path);
  const facts = leaves
    .filter((leaf) => leaf !== state && !title.includes(String(valueAt(row, leaf.path) ?? '')))
    .slice(0, FACTS);
  const link =
    screen.details && mayOpen
      ? {
          component: RouterLink,
          to: recordAddress(`/${screen.details}`, row.id),
          state: { id: row.id, list: screen.list },
          'data-opens-row': true,
        }
      : {};
  return (
    <Box component="li" data-row={row.id} sx={{ display: 'flex', alignItems: 'flex-start' }}>
      {selected !== undefined && (
        <Box sx={{ pt: 1.25, paddingInlineStart: 1 }}>
          <SelectBox
            ofRow
            label={wording.t('lists.selectOne', { name: title })}
            checked={selected}
            onToggle={() => onToggle(row.id)}
          />
        </Box>
      )}
      <Box
        {...link}
        sx={{
          flex: 1,
          minWidth: 0,
          p: 1.5,
          color: 'inherit',
          textDecoration: 'none',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <Typography
            component="span"
            sx={{
              fontWeight: 500,
              flex: 1,
              minWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {title}
          </Typography>
          {typeof word === 'string' && <StatusChip value={word} />}
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 }}>
          {facts.map((leaf) => (
            <Box key={leaf.path} sx={{ minWidth: 0 }}>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {wording.labelOf(leaf)}
              </Typography>
              <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                {cellOf(leaf.field, valueAt(row, leaf.path), wording)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
});
