import { cleanup, render, screen } from '@testing-library/react';
import { Form } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import type { Field, Kind, Kinds } from '../../../resources/language/kinds';
import { inEnglish } from '../../i18n/testWording';
import { TestOffice } from '../../testing/TestOffice';
import { aPort, ports, VIEWER } from '../../testing/testShips';
import { tableCell } from './columns';
import { displayOf } from './displays';
import { inputs } from './inputs';

afterEach(cleanup);

interface Sample<K extends Kind> {
  value: Kinds[K];
  field?: Partial<Field>;
  cell: string;
  display: string;
  /** The input's role; null if the kind can't be entered. */
  input: string | null;
  /** The text that the input shows, if it is a single text. */
  typed?: string;
}

const square: Kinds['polygon'] = {
  type: 'Polygon',
  coordinates: [
    [
      [32, 0],
      [33, 0],
      [33, 1],
      [32, 0],
    ],
  ],
};
const samples: { [K in Kind]: Sample<K> } = {
  text: { value: 'Kololo', cell: 'Kololo', display: 'Kololo', input: 'textbox', typed: 'Kololo' },
  longText: {
    value: 'a'.repeat(70),
    cell: `${'a'.repeat(58)}…`,
    display: 'a'.repeat(70),
    input: 'textbox',
    typed: 'a'.repeat(70),
  },
  email: { value: 'a@b.example', cell: 'a@b.example', display: 'a@b.example', input: 'textbox', typed: 'a@b.example' },
  phone: {
    value: '+256771234567',
    cell: '0771 234 567',
    display: '0771 234 567',
    input: 'textbox',
    typed: '0771 234 567',
  },
  integer: { value: 1200, cell: '1,200', display: '1,200', input: 'spinbutton', typed: '1200' },
  decimal: { value: 0.3476, cell: '0.3476', display: '0.3476', input: 'spinbutton', typed: '0.3476' },
  money: {
    value: 149_000,
    cell: 'UGX 149,000',
    display: 'UGX 149,000',
    input: 'spinbutton',
    typed: '149000',
  },
  bytes: { value: 5_340_000_000, cell: '5.3 GB', display: '5.3 GB', input: 'spinbutton', typed: '5340000000' },
  boolean: { value: false, cell: 'No', display: 'No', input: 'switch' },
  date: { value: '2027-02-28', cell: '28 Feb 2027', display: '28 Feb 2027', input: 'x', typed: '28 Feb 2027' },
  dateTime: {
    value: '2026-11-20T21:30:00.000Z',
    cell: '21 Nov 2026, 00:30',
    display: '21 Nov 2026, 00:30',
    input: 'x',
  },
  oneOf: {
    value: 'IN_PROGRESS',
    field: { options: ['IN_PROGRESS'] },
    cell: 'In progress',
    display: 'In progress',
    input: 'combobox',
  },
  manyOf: {
    value: ['Read', 'Write'],
    field: { options: ['Read', 'Write'] },
    cell: '2',
    display: 'ReadWrite',
    input: 'group',
  },
  tags: { value: ['VIP', 'Landlord'], cell: 'VIPLandlord', display: 'VIPLandlord', input: 'combobox' },
  reference: { value: 'p1', field: { to: 'ports' }, cell: 'Entebbe', display: 'Entebbe', input: 'combobox' },
  references: { value: ['p1'], field: { to: 'ports' }, cell: 'Entebbe', display: 'Entebbe', input: 'combobox' },
  sequence: { value: 'KF-000123', cell: 'KF-000123', display: 'KF-000123', input: null },
  secret: { value: 'hidden', cell: '', display: '', input: 'x' },
  polygon: { value: square, cell: '4 points', display: '', input: 'textbox' },
  json: { value: { a: 1 }, cell: '{"a":1}', display: '{\n  "a": 1\n}', input: null },
};

it('an integer that names something is not grouped', () => {
  const port = { kind: 'integer', identifier: true } satisfies Field;
  expect(tableCell(port, 3799, inEnglish)).toBe('3799');
});

describe.each(Object.entries(samples))('%s', (kind, { value, field: more, cell, display, input, typed }) => {
  const field = { kind: kind as Kind, ...more } satisfies Field;
  const show = (content: React.ReactNode) =>
    render(
      <TestOffice
        permissions={VIEWER}
        resources={[ports]}
        dataProvider={{
          getTags: async () => [],
          getMany: async () => ({ data: [aPort] }) as never,
          getList: async () => ({ data: [aPort], total: 1 }) as never,
        }}
      >
        <div data-testid="shown">{content}</div>
      </TestOffice>,
    );
  const shown = () => screen.getByTestId('shown').textContent?.replace(/\u00a0/g, ' ');

  it('has a column', async () => {
    show(tableCell(field, value, inEnglish));
    await expect.poll(shown).toBe(cell);
  });

  it('is shown on a details page', async () => {
    show(displayOf(field, value, 'Name', inEnglish));
    await expect.poll(shown).toBe(display);
  });

  it('is a dash if it is empty', () => {
    show(displayOf(field, null, 'Name', inEnglish));
    expect(shown()).toBe('–');
  });

  it(input ? 'has an input with its label and value' : 'is entered by nobody', async () => {
    const Input = inputs[field.kind];
    expect(Input === null).toBe(input === null);
    if (!Input) return;
    show(
      <Form record={{ id: 'x', given: value }}>
        <Input source="given" label="Given" field={field} isRequired />
      </Form>,
    );
    if (input === 'group') expect(screen.getByRole('group', { name: /^Given/ })).toBeDefined();
    else expect((await screen.findAllByLabelText(/^Given/)).length).toBeGreaterThan(0);
    if (input && input.length > 1) expect(screen.getAllByRole(input).length).toBeGreaterThan(0);
    if (typed !== undefined) expect(screen.getByLabelText(/^Given/)).toHaveProperty('value', typed);
  });
});
