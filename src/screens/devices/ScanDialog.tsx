import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onuSerialIn } from '../../../contract/devices/onuSerial';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { HelperText } from '../../ui/texts/HelperText';
import { createReader } from './scanning';

interface Props {
  onScan(serialNumber: string): void;
  onClose(): void;
}

/** The pause between two looks at the camera's picture, ms. */
const PAUSE = 200;

/** Shows the camera, and reads a serial number off the first bar code that contains one. */
export function ScanDialog({ onScan, onClose }: Props) {
  const { t } = useWording();
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const found = useEffectEvent(onScan);
  useEffect(() => {
    let isGone = false;
    const watch = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      try {
        const screen = video.current;
        if (!screen || isGone) return;
        screen.srcObject = stream;
        await screen.play();
        const read = createReader();
        while (!isGone) {
          const [serial] = (await read(screen)).flatMap((text) => onuSerialIn(text) ?? []);
          if (serial) return found(serial);
          await new Promise((resolve) => setTimeout(resolve, PAUSE));
        }
      } finally {
        for (const track of stream.getTracks()) track.stop();
      }
    };
    watch().catch(() => isGone || setFailed(true));
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <TitledDialog
      open
      title={t('workOrders.scanTitle')}
      onClose={onClose}
      actions={<ActionButton onClick={onClose}>{t('common.cancel')}</ActionButton>}
    >
      {failed ? (
        <Alert severity="warning">{t('workOrders.cameraFailed')}</Alert>
      ) : (
        <>
          <HelperText sx={{ mb: 1 }}>{t('workOrders.scanHelp')}</HelperText>
          <Box component="video" ref={video} muted playsInline sx={{ width: '100%', borderRadius: 1 }} />
        </>
      )}
    </TitledDialog>
  );
}
