import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ticketActions } from '../../resources/tickets/actions';
import { ContactForm } from './ContactForm';

afterEach(cleanup);

it('the inputs have the same maximum lengths as the declared action', () => {
  render(<ContactForm />, { wrapper: MemoryRouter });
  const { subject, message } = ticketActions.sendPortalMessage.input;
  const lengthOf = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).maxLength;
  expect([lengthOf(/^Subject/), lengthOf(/^Message/)]).toEqual([subject.maxLength, message.maxLength]);
  expect(subject.maxLength).toBeGreaterThan(0);
});
