import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tickets } from '../../../resources/tickets/tickets';
import { TestOffice } from '../../testing/TestOffice';
import { screensOf } from '../declarations';
import { offeredColumns } from './chosenColumns';
import { RecordCard } from './RecordCard';

afterEach(cleanup);
const [declared] = screensOf([tickets]);
const aTicket = {
  id: 't1',
  ticketNumber: 'TK-000001',
  subject: 'Red light',
  status: 'NEW',
  priority: 'NORMAL',
  dateCreated: '2026-11-20T08:00:00.000Z',
};

function show(row: typeof aTicket & { contact: { name: string | null } }) {
  if (!declared) throw new Error('Tickets have no list.');
  render(
    <TestOffice at="/" permissions={['View Tickets']} resources={[tickets]} dataProvider={{}}>
      <ul>
        <RecordCard
          row={row}
          declared={declared}
          leaves={offeredColumns(declared)}
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
