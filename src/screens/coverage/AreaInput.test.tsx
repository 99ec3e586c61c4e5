import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { coverageAreas } from '../../../resources/coverage/coverageAreas';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { AreaInput } from './AreaInput';

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(cleanup);

const SQUARE = [[32.6, 0.3], [32.61, 0.3], [32.61, 0.31], [32.6, 0.31], [32.6, 0.3]]; // biome-ignore format: a ring
let value: { coordinates: number[][][] } | null = null;

function Value() {
  value = useWatch({ name: 'polygon' });
  return null;
}

async function show(ring: number[][] | null) {
  const outline = [SQUARE];
  answerCalls({
    'GET /api/v1/coverage/areas': {
      areas: [{ id: 'a1', name: 'Kira', district: 'Wakiso', code: 'ASBUILT', expectedDate: null, outline }],
    },
  });
  render(
    <TestOffice>
      <Form defaultValues={{ polygon: ring && { type: 'Polygon', coordinates: [ring] } }}>
        <AreaInput source="polygon" label="Outline" field={coverageAreas.fields.polygon} isRequired />
        <Value />
      </Form>
    </TestOffice>,
  );
  return screen.findByRole('group', { name: 'Map to draw the area on' });
}
const corner = (number: number) => screen.getByRole('button', { name: new RegExp(`^Corner ${number}:`) });

it('moves corners by dragging and with the arrow keys, adds and removes them, and undoes each change', async () => {
  await show(SQUARE);
  fireEvent.keyDown(corner(2), { key: 'ArrowRight' });
  await waitFor(() => expect(value?.coordinates[0]?.[1]?.[0]).toBeGreaterThan(32.61));
  expect(value?.coordinates[0]?.[1]?.[1]).toBeCloseTo(0.3, 5);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Add a corner after corner 4' }), { key: 'Enter' });
  await waitFor(() => expect(value?.coordinates[0]?.[4]).toEqual([32.6, expect.closeTo(0.305, 5)]));
  fireEvent.keyDown(corner(3), { key: 'Delete' });
  await waitFor(() => expect(value?.coordinates[0]).toHaveLength(5));
  fireEvent.pointerDown(corner(1));
  fireEvent(window, new MouseEvent('pointermove', { clientX: 320, clientY: 240 }));
  fireEvent(window, new MouseEvent('pointerup'));
  await waitFor(() =>
    expect(value?.coordinates[0]?.[0]).toEqual([expect.closeTo(32.605, 5), expect.closeTo(0.305, 5)]),
  );
  expect(value?.coordinates[0]?.at(-1)).toEqual(value?.coordinates[0]?.[0]);
  for (let times = 0; times < 4; times += 1) fireEvent.click(screen.getByRole('button', { name: 'Undo change' }));
  await waitFor(() => expect(value?.coordinates).toEqual([SQUARE]));
  expect(screen.getByRole('button', { name: 'Undo change' })).toHaveProperty('disabled', true);
});

it('draws a new outline corner by corner, and says if it crosses itself', async () => {
  await show(null);
  const map = screen.getByRole('button', { name: 'Add a corner in the middle of the map' });
  const finish = screen.getByRole('button', { name: 'Finish outline' });
  for (const [clientX, clientY] of [[100, 100], [200, 200], [200, 100], [100, 200]]) // biome-ignore format: corners
    fireEvent.click(map, { clientX, clientY });
  fireEvent.keyDown(map, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove last corner' }));
  fireEvent.click(finish);
  await waitFor(() => expect(value?.coordinates[0]).toHaveLength(5));
  expect((await screen.findByRole('alert')).textContent).toBe('Outline: must not cross itself');
  fireEvent.click(screen.getByRole('button', { name: 'Draw again' }));
  await waitFor(() => expect(value).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
