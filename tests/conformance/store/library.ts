import { v7 as uuidv7 } from 'uuid';
import { counters, limitCounts } from '../../../resources/catalogue/systemTables';
import { defineResource, type RecordOf } from '../../../resources/language/defineResource';
import {
  boolean,
  date,
  dateTime,
  decimal,
  group,
  integer,
  json,
  manyOf,
  money,
  oneOf,
  phone,
  polygon,
  reference,
  references,
  sequence,
  tags,
  text,
} from '../../../resources/language/kinds';
import type { Draft } from '../../../server/store/Store';

export const authors = defineResource({
  name: 'authors',
  label: ['Author', 'Authors'],
  fields: {
    name: text({ required: true, searchable: true }),
    phoneNumber: phone({ searchable: true, unique: true }),
  },
});

/** A declaration with every kind of field that tables distinguish. */
export const books = defineResource({
  name: 'books',
  label: ['Book', 'Books'],
  fields: {
    number: sequence({ prefix: 'BK' }),
    title: text({ required: true, searchable: true }),
    authorId: reference('authors', { required: true, searchable: true }),
    editorId: reference('authors'),
    status: oneOf(['NEW', 'LENT', 'LOST'], { default: 'NEW' }),
    lent: boolean({ default: false }),
    pages: integer(),
    weight: decimal(),
    price: money(),
    boughtOn: date(),
    readAt: dateTime(),
    tags: manyOf(['A', 'B', 'C']),
    similarIds: references('books'),
    place: group({ shelf: text({ searchable: true }), row: integer() }),
    shape: polygon(),
    anything: json(),
  },
  unique: [['authorId', 'boughtOn']],
});

/** A resource in which neither its own fields nor those of its reference can be searched. */
export const stamps = defineResource({
  name: 'stamps',
  label: ['Stamp', 'Stamps'],
  fields: { word: text({ required: true }), bookId: reference('books') },
});

/** A resource whose records are found by names with similar spelling or sound. */
export const rivers = defineResource({
  name: 'rivers',
  label: ['River', 'Rivers'],
  fields: { name: text({ required: true, similar: true }), otherNames: text({ similar: true }) },
});

/** A resource whose records have tags. */
export const ponds = defineResource({
  name: 'ponds',
  label: ['Pond', 'Ponds'],
  fields: { kind: text({ required: true }), name: text({ required: true }), tags: tags() },
});

export const LIBRARY = [authors, books, stamps, rivers, ponds, counters, limitCounts];

export type Author = RecordOf<typeof authors>;
export type Book = RecordOf<typeof books>;

const MOMENT = '2026-03-14T09:00:00.000Z';
const base = () => ({ id: uuidv7(), dateCreated: MOMENT, dateUpdated: MOMENT });

type Given<R> = Partial<{ [N in keyof R]: R[N] extends object | null ? Partial<R[N]> | R[N] : R[N] }>;

/** Returns a new author with a unique name. */
export const author = (given: Partial<Author> = {}) => {
  const id = uuidv7();
  return { ...base(), id, name: `author${id}`, ...given } satisfies Draft<(typeof authors)['fields']>;
};

/** Returns a new book by the author with a unique number and title. */
export const book = ({ id: authorId }: { id: string }, given: Given<Book> = {}) => {
  const id = uuidv7();
  return { ...base(), id, number: `BK-${id}`, title: `book${id}`, authorId, ...given } as Draft<
    (typeof books)['fields']
  >;
};
