import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { QRCodeSVG } from 'qrcode.react';
import { CopyButton } from '../../generated/values/CopyButton';
import { Icon } from '../../icons/Icon';

const SIZE = 148;

/** A page to pay on: opened here, copied to be sent, or taken off the screen by a phone. */
export function PaymentLink({ address, action = 'Open payment page' }: { address: string; action?: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {/* White around it in the dark, too: cameras need it. */}
      <Box sx={{ p: 1.25, borderRadius: 1.5, bgcolor: '#fff', border: 1, borderColor: 'divider', lineHeight: 0 }}>
        <QRCodeSVG value={address} size={SIZE} title="Payment page, as a QR code" />
      </Box>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          Let them scan it, send them the link, or open the page here.
        </Box>
        <Button
          variant="contained"
          startIcon={<Icon name="external-link" />}
          href={address}
          target="_blank"
          rel="noopener"
        >
          {action}
        </Button>
        <Box sx={{ display: 'flex', gap: 0.5, maxWidth: '100%', fontSize: 12, color: 'text.secondary' }}>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {address}
          </Box>
          <CopyButton text={address} what="link" />
        </Box>
      </Box>
    </Box>
  );
}
