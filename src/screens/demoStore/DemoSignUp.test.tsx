import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SnackbarProvider } from 'notistack';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/LanguageProvider';
import { DemoSignUp } from './DemoSignUp';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function register(email: string) {
  const onRegistered = vi.fn();
  render(
    <LanguageProvider userId={undefined}>
      <SnackbarProvider>
        <DemoSignUp onRegistered={onRegistered} />
      </SnackbarProvider>
    </LanguageProvider>,
  );
  for (const [label, value] of Object.entries({ Name: 'Joy', 'E-mail': email, Password: 'blue heron' }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  return onRegistered;
}

it.each(['notanemail', 'joy@', '@home.example'])('does not register the address %s', async (email) => {
  const onRegistered = register(email);
  expect(await screen.findByText('Enter an e-mail.')).toBeDefined();
  expect([onRegistered.mock.calls, { ...localStorage }]).toEqual([[], {}]);
});

it.each(['joy@home.example', '0771234567'])('registers a user with the address %s', async (email) => {
  const onRegistered = register(email);
  await waitFor(() => expect(onRegistered).toHaveBeenCalledWith(email));
});
