import Box from '@mui/material/Box';
import { Fragment, memo } from 'react';
import type { RaRecord } from 'react-admin';
import type { FlatField } from '../../../resources/language/defineResource';
import { displayValueAt, headlineOf, isEmpty, whomOf } from '../../../resources/language/displayFields';
import { isOverdue } from '../../../resources/language/overdue';
import { useWording } from '../../i18n/useWording';
import { Card } from '../../ui/frames/Card';
import { SelectBox } from '../../ui/inputs/SelectBox';
import { StatusChip } from '../../ui/texts/StatusChip';
import { type DeclaredScreen, recordAddress } from '../declarations';
import { tableCell } from '../kinds/columns';
import { LateFoundIn } from '../lateParts';
import { recordName } from '../recordName';
import { useSlots } from '../slots';
import { DueMark } from '../values/DueMark';
import { StateChips } from '../values/StateChips';

const isDay = ({ field: { kind } }: FlatField) => kind === 'date' || kind === 'dateTime';

/** The maximum number of facts below a card's title. */
const FACTS = 4;

interface Props {
  row: RaRecord<string>;
  declared: DeclaredScreen;
  leaves: readonly FlatField[];
  mayOpen: boolean;
  /** The search text; empty if there is none. */
  search: string;
  /** Undefined if rows can't be selected. */
  selected: boolean | undefined;
  onToggle(id: string): void;
}

/**
 * One record: the person it is about or its name, its status, its amount with the day, and the first facts that are not usual and
 * that the title does not contain.
 */
export const RecordCard = memo(function RecordCard(props: Props) {
  const wording = useWording();
  const { row, declared, leaves, mayOpen, search, selected, onToggle } = props;
  const { resource, screen } = declared;
  const { rowActions: Actions } = useSlots(resource);
  const name = resource.represent(row);
  const whom = whomOf(resource, row);
  const { states, value } = headlineOf(resource);
  const [state] = states;
  const told = (leaf: FlatField) => {
    const value = displayValueAt(row, leaf) ?? '';
    // A number is not part of the name just because its digits occur there, for example in a date.
    return leaf.path === whom?.path || (!whom && typeof value !== 'number' && name.includes(String(value)));
  };
  const amount = leaves.find(({ path, field }) => path === value?.path && field.kind === 'money');
  const day = amount && leaves.find((leaf) => isDay(leaf) && !isEmpty(displayValueAt(row, leaf)));
  const apart = [state, amount, day].map((leaf) => leaf?.path);
  const isUsual = (leaf: FlatField) => leaf.field.usual !== undefined && displayValueAt(row, leaf) === leaf.field.usual;
  const facts = leaves.filter((leaf) => !apart.includes(leaf.path) && !told(leaf) && !isUsual(leaf)).slice(0, FACTS);
  const shown = (leaf: FlatField | undefined) => leaf && tableCell(leaf.field, displayValueAt(row, leaf), wording, row);
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
            label={wording.t('lists.selectOne', { name })}
            checked={selected}
            onToggle={() => onToggle(row.id)}
          />
        </Box>
      )}
      <Card
        title={
          <>
            {whom ? shown(whom) : recordName(resource, name, wording)}
            {search && <LateFoundIn resource={resource} record={row} search={search} shown={leaves} />}
          </>
        }
        state={
          <>
            {isOverdue(resource, row, new Date()) && <StatusChip value="OVERDUE" />}
            {state && <StateChips resource={resource} record={row} leaves={[state]} />}
          </>
        }
        amount={shown(amount)}
        day={shown(day)}
        facts={facts.map((leaf) => [
          wording.labelOf(leaf),
          <Fragment key={leaf.path}>
            {shown(leaf)}
            <DueMark leaf={leaf} record={row} />
          </Fragment>,
        ])}
        link={link}
      />
      {Actions && (
        <Box sx={{ pt: 0.75, paddingInlineEnd: 0.75 }}>
          <Actions record={row} />
        </Box>
      )}
    </Box>
  );
});
