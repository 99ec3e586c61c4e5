import { subHours } from 'date-fns';
import { foldName } from '../../contract/places/fold';
import { unknownPlaces } from '../unknownPlaces';
import { declareDemo } from './declareDemo';

/** What was typed, and what became of it. */
const TYPED: readonly (readonly [typed: string, status: 'OPEN' | 'ADDED' | 'DISMISSED'])[] = [
  ['Kamwokya', 'OPEN'],
  ['Kulambiro', 'OPEN'],
  ['Kiwatule', 'OPEN'],
  ['Village Mall', 'ADDED'],
  ['Ntinda stretcher', 'OPEN'],
  ['Acacia mall', 'OPEN'],
  ['Kitintale', 'OPEN'],
  ['Bbunga', 'OPEN'],
  ['home', 'DISMISSED'],
  ['Najera 2', 'OPEN'],
  ['Kungu', 'OPEN'],
  ['Mutungo', 'OPEN'],
  ['near my office', 'DISMISSED'],
  ['Komamboga', 'OPEN'],
];

export const unknownPlacesDemo = declareDemo(unknownPlaces, {
  rows: TYPED.map(([typed, status], index) => ({ typed, status, times: 40 - 2 * index - (index % 3) })),
  fields: {
    spelling: ({ record }) => foldName(String(record.typed)),
    lastTypedAt: ({ now, index }) => subHours(now, 5 + 7 * index).toISOString(),
    placeId: ({ record, rows }) =>
      record.status === 'ADDED'
        ? (rows('coverage-places').find(({ name }) => name === 'Bugolobi')?.id as string)
        : null,
  },
});
