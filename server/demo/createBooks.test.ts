import { expect, it } from 'vitest';
import { buildingTypes } from '../../resources/orders/buildingTypes';
import { createRecord } from '../store/createRecord';
import { updateRecord } from '../store/updateRecord';
import { createBooks } from './createBooks';

const NOW = new Date('2026-03-14T09:00:00.000Z');

it('rolls back a failed transaction, including nested ones', async () => {
  const books = createBooks(() => 0.5);
  const [house, flat] = [
    await createRecord(books, buildingTypes, { name: 'House' }, NOW),
    await createRecord(books, buildingTypes, { name: 'Flat' }, new Date(NOW.getTime() + 1)),
  ];
  const failing = books.transaction(async (tx) => {
    await updateRecord(tx, buildingTypes, house.id, { name: 'Palace' }, NOW);
    await tx.transaction((inner) => inner.remove(buildingTypes, flat.id));
    await createRecord(tx, buildingTypes, { name: 'Tent' }, new Date(NOW.getTime() + 2));
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect((await books.find(buildingTypes)).map(({ name }) => name)).toEqual(['House', 'Flat']);
});

it('rolls back a failed nested transaction, and keeps the writes of the outer one', async () => {
  const books = createBooks(() => 0.5);
  await books.transaction(async (tx) => {
    const { id } = await createRecord(tx, buildingTypes, { name: 'House' }, NOW);
    await tx
      .transaction(async (inner) => {
        await updateRecord(inner, buildingTypes, id, { name: 'Palace' }, NOW);
        throw new Error('refused');
      })
      .catch(() => undefined);
  });
  expect((await books.find(buildingTypes)).map(({ name }) => name)).toEqual(['House']);
});
