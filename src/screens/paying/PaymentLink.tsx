import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { useWording } from '../../i18n/useWording';
import { CopyButton } from '../../ui/buttons/CopyButton';

const SIZE = 148;

/** A page to pay on: taken off the screen by a phone, or copied to be sent; `children` is the button that opens it here. */
export function PaymentLink({ address, children }: { address: string; children?: ReactNode }) {
  const { t } = useWording();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {/* White around it in the dark, too: cameras need it. */}
      <Box
        sx={{ p: 1.25, borderRadius: 1.5, bgcolor: 'common.white', border: 1, borderColor: 'divider', lineHeight: 0 }}
      >
        <QRCodeSVG value={address} size={SIZE} title={t('paying.qrCode')} />
      </Box>
      <Box
        sx={{
          flex: '1 1 220px',
          minWidth: 0,
          display: 'grid',
          gap: 1,
          justifyItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('paying.scanOrSend')}</Box>
        {children}
        <Box sx={{ display: 'flex', gap: 0.5, maxWidth: '100%', typography: 'caption', color: 'text.secondary' }}>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {address}
          </Box>
          <CopyButton text={address} what={t('paying.link')} />
        </Box>
      </Box>
    </Box>
  );
}
