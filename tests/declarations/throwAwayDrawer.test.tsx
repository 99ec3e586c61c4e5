import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { RequestError } from '../../dataProvider/requestError';
import { routes } from '../../resources/language/routes';
import { DeclaredDrawer } from '../../src/screens/actions/DeclaredDrawer';
import * as calls from '../../src/session/callApi';
import { standIn } from '../../src/testing/standIn';
import { TestOffice } from '../../src/testing/TestOffice';
import { rateTicket } from '../conformance/throwAwayAction';

const call = standIn(calls, 'callApi');
afterEach(cleanup);
beforeAll(() => Object.assign(routes, { rateTicket }));
afterAll(() => Reflect.deleteProperty(routes, 'rateTicket'));

// The product has no such action, so its name is not among those that the client can call.
const action = rateTicket as unknown as { name: 'changeTaskStatus'; input: (typeof rateTicket)['input'] };

function open() {
  render(
    <TestOffice at="/">
      <DeclaredDrawer
        action={action}
        title="Rate the ticket"
        submitLabel="Rate"
        params={{ id: 't1' }}
        done={() => 'Thank you.'}
        onClose={() => undefined}
      />
    </TestOffice>,
  );
  return screen.getByLabelText(/Stars given/) as HTMLInputElement;
}
const rate = () => fireEvent.click(screen.getByRole('button', { name: 'Rate' }));

it('has an input for each declared field, with its label and help text', () => {
  open();
  expect(screen.getByText('Five is best.')).toBeTruthy();
  expect(screen.getByLabelText('Why')).toBeTruthy();
});

it('enforces the declared limits before anything is sent', async () => {
  const stars = open();
  fireEvent.change(stars, { target: { value: '6' } });
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'x'.repeat(21) } });
  rate();
  await waitFor(() => expect(stars.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('Why').getAttribute('aria-invalid')).toBe('true');
  expect(call).not.toHaveBeenCalled();
});

it('sends the input, and shows a refusal beside its field', async () => {
  const stars = open();
  call.mockRejectedValueOnce(new RequestError('stars is too much', 422, 422, { stars: 'is too much' }));
  fireEvent.change(stars, { target: { value: '5' } });
  rate();
  expect(await screen.findByText('is too much')).toBeTruthy();
  expect(call).toHaveBeenCalledWith('rateTicket', { params: { id: 't1' }, body: { stars: 5, why: null } });
});
