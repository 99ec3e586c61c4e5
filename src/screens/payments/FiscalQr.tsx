import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';

const SIZE = 148;

/** What a receipt and its fiscal document both tell of it. */
interface Numbered {
  fiscalDocumentNumber?: string | null;
  fiscalNumber?: string | null;
  fiscalVerificationCode?: string | null;
  verificationCode?: string | null;
  fiscalQr?: string | null;
  qr?: string | null;
}

/** On a receipt and on its invoice at the tax authority: the number, and the code to check it by. */
export function FiscalQr({ record }: DetailsPartProps) {
  const { t } = useWording();
  const { fiscalDocumentNumber, fiscalNumber, fiscalVerificationCode, verificationCode, fiscalQr, qr } =
    record as Numbered;
  const [number, code, text] = [
    fiscalDocumentNumber ?? fiscalNumber,
    fiscalVerificationCode ?? verificationCode,
    fiscalQr ?? qr,
  ];
  if (!number || !text) return null;
  return (
    <Panel title={t('payments.fiscalDocument', { number })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {/* White around it in the dark, too: cameras need it. */}
        <Box
          sx={{ p: 1.25, borderRadius: 1.5, bgcolor: 'common.white', border: 1, borderColor: 'divider', lineHeight: 0 }}
        >
          <QRCodeSVG value={text} size={SIZE} title={t('payments.fiscalQrCode')} />
        </Box>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, typography: 'body2', color: 'text.secondary' }}>
          <div>{t('payments.scanToCheck')}</div>
          {code && <div>{t('payments.verificationCode', { code })}</div>}
        </Box>
      </Box>
    </Panel>
  );
}
