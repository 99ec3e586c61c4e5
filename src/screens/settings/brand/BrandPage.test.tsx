import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { RequestError } from '../../../../dataProvider/requestError';
import * as calls from '../../../session/callApi';
import { standIn } from '../../../testing/standIn';
import { TestOffice } from '../../../testing/TestOffice';
import { BrandPage } from './BrandPage';

const call = standIn(calls, 'callApi');
afterEach(cleanup);

it('shows a placeholder until the brand is loaded, and a failure with a retry', async () => {
  let refuse = (_: Error) => {};
  call.mockImplementation(() => new Promise((_, reject) => (refuse = reject)));
  render(
    <TestOffice permissions={['Update Application Settings']}>
      <BrandPage />
    </TestOffice>,
  );
  await screen.findByRole('status', { name: 'Loading' });
  expect(screen.queryByRole('heading', { name: 'Brand' })).toBeNull();
  refuse(new RequestError('The service is busy.', 503, 503));
  await screen.findByText('The service is busy.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(call).toHaveBeenCalledTimes(2);
});
