import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/officePages';
import { isPermitted } from '../../../contract/permissions';
import { recordAddress } from '../../generated/declarations';
import type { DetailsPartProps } from '../../generated/slots';
import { Icon } from '../../icons/Icon';
import { useHeld } from '../../session/access';

const { route, permissions } = OFFICE_PAGES.reinitiatePayment;

/** Beside a payment that failed: a new attempt for the same order. */
export function PayAgainAction({ record }: DetailsPartProps) {
  const isFailed = record.status === 'FAILED' && !record.review && record.paymentFormId;
  if (!isFailed || !isPermitted(useHeld(), permissions)) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="refresh-cw" />}
      component={Link}
      to={recordAddress(route, String(record.id))}
    >
      Reinitiate payment
    </Button>
  );
}
