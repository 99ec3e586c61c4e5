import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { formatPhone } from '../../../contract/phone';
import { isEmpty } from '../../../resources/language/displayFields';
import type { Field, Kind, Kinds } from '../../../resources/language/kinds';
import type { Wording } from '../../i18n/wording';
import { JsonText } from '../../ui/texts/JsonText';
import { PolygonDrawing } from '../../ui/texts/PolygonDrawing';
import { TagChips } from '../../ui/texts/TagChips';
import { WithCopy } from '../../ui/texts/WithCopy';
import { ReferenceLink } from '../values/ReferenceLink';
import { formatText, tableCell } from './columns';

type Display<Value> = (value: Value, field: Field, label: string, wording: Wording, record?: object) => ReactNode;

const copied = (content: ReactNode, text: string, label: string) => (
  <WithCopy text={text} what={label}>
    {content}
  </WithCopy>
);
const asInList: Display<unknown> = (value, field, _, wording, record) => tableCell(field, value, wording, record);
const rows = (items: ReactNode[]) => <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>{items}</Box>;

/** How a details page shows each kind; a new kind does not compile until it is added here. */
const displays: { [K in Kind]: Display<Kinds[K]> } = {
  text: (value, field, label, wording, record) =>
    field.idOf || field.mayName || field.namesResource ? (
      asInList(value, field, label, wording, record)
    ) : (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {field.sentences ? wording.written(value, field.sentences) : formatText(value)}
      </Box>
    ),
  longText: (value) => <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '65ch' }}>{value}</Box>,
  email: (value, _, label) => copied(<Link href={`mailto:${value}`}>{value}</Link>, value, label),
  phone: (value, _, label) => copied(<Link href={`tel:${value}`}>{formatPhone(value)}</Link>, value, label),
  integer: asInList,
  decimal: asInList,
  money: asInList,
  bytes: asInList,
  boolean: asInList,
  date: asInList,
  dateTime: asInList,
  oneOf: asInList,
  manyOf: (value, _, __, { wordsOf }) => rows(value.map((option) => <span key={option}>{wordsOf(option)}</span>)),
  tags: (value) => <TagChips tags={value} />,
  reference: asInList,
  references: (value, { to = '' }) => rows(value.map((id) => <ReferenceLink key={id} to={to} id={id} />)),
  sequence: (value, _, label) => copied(value, value, label),
  secret: () => null,
  polygon: (value) => <PolygonDrawing polygon={value} />,
  json: (value) => <JsonText value={value} />,
};

/** The kinds whose values need the full width of a section. */
export const WIDE: ReadonlySet<Kind> = new Set<Kind>(['longText', 'manyOf', 'polygon', 'json']);

/** Returns a value for a details page; a dash if it is empty. */
export function displayOf(field: Field, value: unknown, label: string, wording: Wording, record?: object): ReactNode {
  return isEmpty(value)
    ? tableCell(field, null, wording)
    : (displays[field.kind] as Display<unknown>)(value, field, label, wording, record);
}
