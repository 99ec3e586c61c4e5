import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';
import type { Answers } from '../../../resources/actions';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { WithCopy } from '../../ui/texts/WithCopy';

const SIZE = 164;

/** The secret for an authenticator app: to scan, or to type. */
export function ScanSecret({ secret, address }: Answers['beginSecondFactor']['setUp']) {
  const { t } = useWording();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {/* White around it in the dark, too: cameras need it. */}
      <Box
        sx={{ p: 1.25, borderRadius: 1.5, bgcolor: 'common.white', border: 1, borderColor: 'divider', lineHeight: 0 }}
      >
        <QRCodeSVG value={address} size={SIZE} title={t('secondFactor.qrCode')} />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: 1 }}>
        <HelperText>{t('secondFactor.scan')}</HelperText>
        <HelperText component="div">
          {t('secondFactor.orType')}
          <Box sx={{ typography: 'code', color: 'text.primary' }}>
            <WithCopy text={secret} what={t('secondFactor.key')}>
              {secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </WithCopy>
          </Box>
        </HelperText>
      </Box>
    </Box>
  );
}
