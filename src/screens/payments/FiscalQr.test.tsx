import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fiscalDocuments } from '../../../resources/fiscal/fiscalDocuments';
import { receipts } from '../../../resources/payments/receipts';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { FiscalQr } from './FiscalQr';
import { ResendDocument } from './ResendDocument';

afterEach(cleanup);

const base = { id: 'd1', dateCreated: '2026-03-01T09:00:00.000Z', dateUpdated: '2026-03-01T09:00:00.000Z' };

it('a receipt shows the number, the verification code and the QR code of its tax invoice', () => {
  const fiscal = {
    ...{ fiscalDocumentNumber: '325000000002', fiscalVerificationCode: '43188214' },
    fiscalQr: 'https://efris.example/verify?invoiceNo=325000000002',
  };
  render(
    <TestOffice permissions={[]}>
      <FiscalQr resource={receipts} record={{ ...base, ...fiscal }} />
    </TestOffice>,
  );
  screen.getByRole('heading', { name: 'Tax invoice 325000000002' });
  screen.getByText('Verification code 43188214');
  screen.getByTitle('QR code of the tax invoice');
});

it('a receipt without a fiscal number shows no code', () => {
  const { container } = render(
    <TestOffice permissions={[]}>
      <FiscalQr resource={receipts} record={{ ...base, fiscalDocumentNumber: null, fiscalQr: null }} />
    </TestOffice>,
  );
  expect(container.querySelector('svg')).toBeNull();
});

it.each([
  ['REFUSED', ['Resend Fiscal Documents'], 1],
  ['REFUSED', [], 0],
  ['ISSUED', ['Resend Fiscal Documents'], 0],
] as const)(
  'a document with status %s offers users with %j to send it again: %i',
  async (status, permissions, count) => {
    const resend = 'POST /api/v1/fiscal-documents/d1/resend';
    const calls = answerCalls({ [resend]: { fiscalDocument: {} } });
    render(
      <TestOffice permissions={[...permissions]}>
        <ResendDocument resource={fiscalDocuments} record={{ ...base, status }} />
      </TestOffice>,
    );
    const buttons = screen.queryAllByRole('button', { name: 'Send again' });
    expect(buttons).toHaveLength(count);
    for (const button of buttons) {
      fireEvent.click(button);
      await waitFor(() => expect(calls.asked()).toEqual([resend]));
    }
  },
);
