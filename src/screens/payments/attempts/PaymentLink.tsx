import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWording } from '../../../i18n/useWording';
import { CopyButton } from '../../../ui/buttons/CopyButton';
import { QrPanel } from '../../../ui/frames/QrPanel';
import { HelperText } from '../../../ui/texts/HelperText';

/** The link to a payment page, as a QR code and as text to copy; `children` is the button that opens it here. */
export function PaymentLink({ address, children }: { address: string; children?: ReactNode }) {
  const { t } = useWording();
  return (
    <QrPanel text={address} title={t('payments.qrCode')}>
      <HelperText>{t('payments.scanOrSend')}</HelperText>
      {children}
      <Box sx={{ display: 'flex', gap: 0.5, maxWidth: '100%', typography: 'caption', color: 'text.secondary' }}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {address}
        </Box>
        <CopyButton text={address} what={t('payments.link')} />
      </Box>
    </QrPanel>
  );
}
