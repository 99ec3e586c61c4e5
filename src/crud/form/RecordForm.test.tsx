import { cleanup, render, screen } from '@testing-library/react';
import { Form, RecordContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { workOrders } from '../../../resources/workOrders/workOrders';
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
it('a form never has the status of a record, which is changed by an action with a reason', () => {
  show('update', 'NOT_FEASIBLE');
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Type' })).toBeDefined();
});

it('a form for a new record has no status field: every record starts with the same status', () => {
  show('create', 'NEW');
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Type' })).toBeDefined();
});
