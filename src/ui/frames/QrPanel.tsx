import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';

const SIZE = 148;

interface Props {
  /** The text that the QR code encodes. */
  text: string;
  /** The text alternative of the QR code. */
  title: string;
  /** The explanation beside the code: its purpose, and how to do without it. */
  children: ReactNode;
}

/** A QR code to scan with a phone, and its explanation. */
export function QrPanel({ text, title, children }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {/* It has a white margin even in dark mode, because cameras need it. */}
      <Box
        sx={{ p: 1.25, borderRadius: 1.5, bgcolor: 'common.white', border: 1, borderColor: 'divider', lineHeight: 0 }}
      >
        <QRCodeSVG value={text} size={SIZE} title={title} />
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
        {children}
      </Box>
    </Box>
  );
}
