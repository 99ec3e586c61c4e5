import Box from '@mui/material/Box';
import { Fragment, memo } from 'react';
import type { RaRecord } from 'react-admin';
import { type Leaf, valueAt } from '../../../resources/defineResource';
import { useWording } from '../../i18n/useWording';
import { Card } from '../../ui/frames/Card';
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
      ? { to: recordAddress(`/${screen.details}`, row.id), state: { id: row.id, list: screen.list } }
      : undefined;
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
      <Card
        title={title}
        state={typeof word === 'string' && <StatusChip value={word} />}
        facts={facts.map((leaf) => [
          wording.labelOf(leaf),
          <Fragment key={leaf.path}>{cellOf(leaf.field, valueAt(row, leaf.path), wording)}</Fragment>,
        ])}
        link={link}
      />
    </Box>
  );
});
