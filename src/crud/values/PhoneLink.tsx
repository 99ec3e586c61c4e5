import Link from '@mui/material/Link';
import { use } from 'react';
import { formatPhone } from '../../../contract/phone';
import { LinksContext } from './LinksContext';

/** A phone number that can be called with a click. */
export function PhoneLink({ phone }: { phone: string }) {
  const linked = use(LinksContext);
  const text = formatPhone(phone);
  if (!linked) return <span>{text}</span>;
  return (
    <Link href={`tel:${phone}`} color="inherit" underline="hover" sx={{ whiteSpace: 'nowrap' }}>
      {text}
    </Link>
  );
}
