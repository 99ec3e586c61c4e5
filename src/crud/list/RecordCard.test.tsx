import { cleanup, render, screen } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { payments } from '../../../resources/payments/payments';
import { tickets } from '../../../resources/tickets/tickets';
import { TestOffice } from '../../testing/TestOffice';
import { screensOf } from '../declarations';
import { offeredColumns, ownColumns } from './chosenColumns';
import { RecordCard } from './RecordCard';

afterEach(cleanup);
const [ofTickets] = screensOf([tickets]);
const [ofPayments] = screensOf([payments]);
const aTicket = {
  id: 't1',
  ticketNumber: 'TK-000001',
  subject: 'Red light',
  status: 'NEW',
  priority: 'NORMAL',
  dateCreated: '2026-11-20T08:00:00.000Z',
};

function show(row: RaRecord<string>, declared = ofTickets) {
  if (!declared) throw new Error('There is no such list.');
  render(
    <TestOffice
      at="/"
      permissions={['View Tickets', 'View Payments']}
      resources={[tickets, payments]}
      dataProvider={{}}
    >
      <ul>
        <RecordCard
          row={row}
          declared={declared}
          leaves={offeredColumns(declared).filter(({ path }) => ownColumns(declared).includes(path))}
          mayOpen
          search=""
          selected={undefined}
          onToggle={vi.fn()}
        />
      </ul>
    </TestOffice>,
  );
  return screen.findByRole('link');
}

it('has the person as its title, and does not repeat the name', async () => {
  const link = await show({ ...aTicket, contact: { name: 'Grace Auma' } });
  expect(link.textContent).toContain('Grace Auma');
  expect(screen.getAllByText(/Grace Auma/)).toHaveLength(1);
});

it("has the record's name as its title if no person is known", async () => {
  const link = await show({ ...aTicket, contact: { name: null } });
  expect(link.textContent).toContain('TK-000001');
});

it('has the amount and the day apart, and omits a value that is usual', async () => {
  const aPayment = {
    id: 'p1',
    reference: 'PAY-000001',
    amount: 149_000,
    status: 'SUCCESSFUL',
    dateCreated: '2026-11-20T08:00:00.000Z',
  };
  const { textContent } = await show({ ...aPayment, type: 'SUBSCRIPTION' }, ofPayments);
  expect(textContent).toMatch(/UGX\s149,000.*Successful.*20 Nov 2026/);
  expect(textContent).not.toMatch(/Amount|Created|Type/);
  cleanup();
  expect((await show({ ...aPayment, type: 'INSTALLATION' }, ofPayments)).textContent).toContain('Type');
});
