import { subHours } from 'date-fns';
import { foldName } from '../../contract/places/fold';
import { unknownPlaces } from '../unknownPlaces';
import { declareDemo } from './declareDemo';

const TYPED = [
  'Kamwokya',
  'Kulambiro',
  'Ntinda stretcher',
  'Kiwatule',
  'Najera 2',
  'Acacia mall',
  'Kitintale',
  'Bbunga',
];

export const unknownPlacesDemo = declareDemo(unknownPlaces, {
  rows: TYPED.map((typed, index) => ({ typed, times: 23 - 3 * index + (index % 2) })),
  fields: {
    spelling: ({ record }) => foldName(String(record.typed)),
    lastTypedAt: ({ now, index }) => subHours(now, 5 + 7 * index).toISOString(),
    status: () => 'OPEN' as const,
    placeId: () => null,
  },
});
