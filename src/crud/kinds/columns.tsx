import type { ReactNode } from 'react';
import { isId } from '../../../contract/api/id';
import { formatPhone } from '../../../contract/phone';
import { valueAt } from '../../../resources/language/defineResource';
import { isEmpty } from '../../../resources/language/displayFields';
import type { Field, Kind, Kinds } from '../../../resources/language/kinds';
import type { Wording } from '../../i18n/wording';
import { Due } from '../../ui/texts/Due';
import { StatusChip } from '../../ui/texts/StatusChip';
import { TagChips } from '../../ui/texts/TagChips';
import { MentionedRecord, NamedRecord, ResourceName } from '../values/NamedRecord';
import { PhoneLink } from '../values/PhoneLink';
import { ReferenceLink } from '../values/ReferenceLink';
import { ReferencePhone } from '../values/ReferencePhone';

/** Formats a text if it is a phone number; other texts stay unchanged. */
export const formatText = (text: string): string => (text.startsWith('+') ? formatPhone(text) : text);

interface Column<Value> {
  align?: 'right';
  /** False if sorting would be meaningless to people, as for ids. */
  sortable: boolean;
  /** False if the value does not fit a cell, so that the column is not offered. */
  offered: boolean;
  /** True if a long value is cut, so that it does not widen the table. */
  cut?: true;
  /** `record` is the record that contains the value, if it is known. */
  cell(value: Value, field: Field, wording: Wording, record?: object): ReactNode;
}

const plain = { sortable: true, offered: true };
const clip = (text: string) => (text.length > 60 ? `${text.slice(0, 58)}…` : text);

/** The column of each kind; a new kind does not compile until it is added here. */
const columns: { [K in Kind]: Column<Kinds[K]> } = {
  text: {
    ...plain,
    cut: true,
    cell: (value, { idOf, mayName, namesResource, sentences }, { written }, record) => {
      if (mayName && isId(value)) return <MentionedRecord to={mayName} id={value} />;
      if (idOf) return <NamedRecord id={value} idOf={idOf} record={record} />;
      return namesResource ? (
        <ResourceName name={value} />
      ) : (
        clip(sentences ? written(value, sentences) : formatText(value))
      );
    },
  },
  longText: { ...plain, sortable: false, cut: true, cell: clip },
  email: { ...plain, cut: true, cell: (value) => value },
  phone: { ...plain, cell: (value) => <PhoneLink phone={value} /> },
  integer: {
    ...plain,
    align: 'right',
    cell: (value, { identifier }, { formatNumber }) => (identifier ? String(value) : formatNumber(value)),
  },
  decimal: { ...plain, align: 'right', cell: (value, _, { formatNumber }) => formatNumber(value) },
  money: { ...plain, align: 'right', cell: (value, _, { formatMoney }) => formatMoney(value) },
  bytes: { ...plain, align: 'right', cell: (value, _, { formatSize }) => formatSize(value) },
  boolean: { ...plain, cell: (value, _, { t }) => t(value ? 'common.yes' : 'common.no') },
  date: { ...plain, cell: (value, _, { formatDay }) => formatDay(value) },
  dateTime: {
    ...plain,
    cell: (value, { deadline }, { formatDateTime }) => (deadline ? <Due moment={value} /> : formatDateTime(value)),
  },
  oneOf: {
    ...plain,
    // Colours distinguish good from bad; options that are neither have none.
    cell: (value, { state }, { wordsOf }) => (state ? <StatusChip value={value} /> : wordsOf(value)),
  },
  manyOf: {
    ...plain,
    sortable: false,
    align: 'right',
    cell: (value, _, { formatNumber }) => formatNumber(value.length),
  },
  tags: { ...plain, sortable: false, cell: (value) => <TagChips tags={value} most={3} /> },
  reference: {
    ...plain,
    sortable: false,
    cut: true,
    cell: (value, { to = '' }) => <ReferenceLink to={to} id={value} />,
  },
  references: {
    ...plain,
    sortable: false,
    cell: (value, { to = '' }) =>
      value.map((id, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <ReferenceLink to={to} id={id} />
        </span>
      )),
  },
  sequence: { ...plain, cell: (value) => value },
  secret: { sortable: false, offered: false, cell: () => null },
  polygon: {
    sortable: false,
    offered: false,
    cell: (value, _, { t }) => t('values.points', { count: value.coordinates[0]?.length ?? 0 }),
  },
  json: { sortable: false, offered: false, cell: (value) => clip(JSON.stringify(value)) },
};

/** Returns the column of a field by its kind. */
export function fieldColumn(field: Field): Column<unknown> {
  if (field.phoneOf) return { ...plain, sortable: false, cell: () => null };
  return columns[field.kind] as Column<unknown>;
}

/** Returns a value for a table cell; a dash if it is empty. */
export function tableCell(field: Field, value: unknown, wording: Wording, record?: object): ReactNode {
  if (field.phoneOf && record) return <ReferencePhone to={field.to ?? ''} id={valueAt(record, field.phoneOf)} />;
  return isEmpty(value) ? <span>–</span> : fieldColumn(field).cell(value, field, wording, record);
}
