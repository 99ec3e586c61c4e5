import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Form, RecordContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { workOrders } from '../../../resources/workOrders';
import { TestOffice } from '../../testing/TestOffice';
import { RecordForm } from './RecordForm';

afterEach(cleanup);

function show(verb: 'create' | 'update', status: string) {
  const record = { id: 'w1', reference: 'WO-000001', status, type: 'REPAIR' };
  render(
    <TestOffice resources={[workOrders]} permissions={['Update Work Orders']}>
      <RecordContextProvider value={record}>
        <Form record={record}>
          <RecordForm resource={workOrders} verb={verb} />
        </Form>
      </RecordContextProvider>
    </TestOffice>,
  );
}
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('a form offers the status that a record has and what that may become', () => {
  show('update', 'NOT_FEASIBLE');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Status' }));
  expect(offered()).toEqual(['Not feasible', 'Active', 'Closed']);
});

it('a form for a new record does not ask for it: every record begins alike', () => {
  show('create', 'NEW');
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Type' })).toBeDefined();
});
