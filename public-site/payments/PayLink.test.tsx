import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startAfresh } from '../testing/setUp';
import { PayLink } from './PayLink';

startAfresh();

const URL = `${window.location.origin}/pay/form-9`;
const open = (browser: object = {}) => {
  vi.stubGlobal('navigator', browser);
  render(<PayLink formId="form-9" formNumber="SF-000321" amount="UGX 149,000" />);
};

describe('the payment link', () => {
  it('is copied', async () => {
    const writeText = vi.fn(async () => {});
    open({ clipboard: { writeText } });
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(URL);
  });

  it('is selected if the browser does not allow copying', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('Selected: copy it now')).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>('Payment link');
    expect(field.selectionEnd).toBe(URL.length);
  });

  it('is shared through the phone’s share sheet, or by SMS if there is none', () => {
    const share = vi.fn(async () => {});
    open({ share });
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: URL }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('names the order and the amount in the SMS', () => {
    open();
    const message = decodeURIComponent(screen.getByRole('link', { name: 'Send by SMS' }).getAttribute('href') ?? '');
    expect(message).toBe(`sms:?body=Please pay UGX 149,000 for my Kitara Fibre order SF-000321: ${URL}`);
  });
});
