import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type DataProvider, Form, useInput } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { aPort, ports, VIEWER } from '../../testing/testShips';
import { ManyRecordsInput } from './RecordInput';

afterEach(cleanup);

/** More records than are offered at once. */
const all = Array.from({ length: 25 }, (_, at) => ({ ...aPort, id: `p${at}`, name: `Port ${at}` }));

function Chosen() {
  const { field } = useInput({ source: 'portIds' });
  return <output data-testid="chosen">{[field.value ?? []].flat().join()}</output>;
}

function show(getList: (...params: Parameters<DataProvider['getList']>) => unknown, portIds: readonly string[]) {
  const getMany = async (_: string, { ids }: { ids: readonly unknown[] }) => ({
    data: all.filter(({ id }) => ids.includes(id)) as never[],
  });
  render(
    <TestOffice permissions={VIEWER} resources={[ports]} dataProvider={{ getList, getMany } as Partial<DataProvider>}>
      <Form record={{ portIds }}>
        <ManyRecordsInput
          source="portIds"
          label="Ports"
          field={{ kind: 'references', to: 'ports' }}
          isRequired={false}
        />
        <Chosen />
      </Form>
    </TestOffice>,
  );
}

it('finds several records by search text, although they are not among the first ones offered', async () => {
  const getList = vi.fn<DataProvider['getList']>(async (_, { filter, pagination }) => {
    const words = String(filter?.searchTerm ?? '');
    const data = all.filter(({ name }) => name.includes(words)).slice(0, pagination?.perPage);
    return { data: data as never[], total: data.length };
  });
  show(getList, ['p1']);
  expect(await screen.findByText('Port 1')).toBeDefined();
  const input = screen.getByRole('combobox');
  input.focus();
  for (const text of ['P', 'Port', 'Port 24']) {
    fireEvent.change(input, { target: { value: text } });
    expect(input).toHaveProperty('value', text);
  }
  fireEvent.click(await screen.findByRole('option', { name: 'Port 24' }));
  await waitFor(() => expect(screen.getByTestId('chosen').textContent).toBe('p1,p24'));
  expect(input).toHaveProperty('value', '');
  expect(getList).toHaveBeenCalledWith(
    'ports',
    expect.objectContaining({ filter: expect.objectContaining({ searchTerm: 'Port 24' }) }),
  );
});

it('takes the first match of the typed text with Enter, not one of an earlier search', async () => {
  const getList: DataProvider['getList'] = async (_, { filter }) => {
    const data = all.filter(({ name }) => name.includes(String(filter?.searchTerm ?? '')));
    return { data: data as never[], total: data.length };
  };
  show(getList, []);
  const input = screen.getByRole('combobox');
  input.focus();
  fireEvent.change(input, { target: { value: 'Port' } });
  await screen.findByRole('option', { name: 'Port 0' });
  fireEvent.change(input, { target: { value: 'Port 24' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(screen.getByTestId('chosen').textContent).toBe('');
  await screen.findByRole('option', { name: 'Port 24' });
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(screen.getByTestId('chosen').textContent).toBe('p24'));
});
