import Box from '@mui/material/Box';
import { COA_PORT, type NasVendor } from '../../../contract/network/networkAccessServers';
import { routerCommands } from '../../../contract/network/routerCommands';
import { useWording } from '../../i18n/useWording';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { HelperText } from '../../ui/texts/HelperText';
import type { NasHealth } from './useNasHealth';

interface Props {
  nas: { vendor: NasVendor; coaPort: number | null };
  health: Pick<NasHealth, 'radiusAddress' | 'interimSeconds'>;
  /** The shared secret, which is known only once; null stands for it. */
  secret: string | null;
}

/** The commands to enter on a router, for copying; placeholders stand for what is not known. */
export function RouterCommands({ nas: { vendor, coaPort }, health: { radiusAddress, interimSeconds }, secret }: Props) {
  const { t } = useWording();
  const lines = routerCommands(vendor, {
    ...{ server: radiusAddress ?? 'RADIUS_ADDRESS', secret: secret ?? 'SECRET', coaPort: coaPort ?? COA_PORT },
    ...{ interimSeconds, site: window.location.hostname },
  });
  if (!lines) return <HelperText>{t('network.noCommands')}</HelperText>;
  const text = lines.join('\n');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Box
          component="pre"
          // Long lines are scrolled to, also by keyboard.
          tabIndex={0}
          sx={{
            flex: 1,
            minWidth: 0,
            m: 0,
            p: 1.5,
            overflowX: 'auto',
            typography: 'code',
            bgcolor: 'background.default',
            borderRadius: 1,
          }}
        >
          {text}
        </Box>
        <CopyButton text={text} what={t('network.commands')} />
      </Box>
      <HelperText>{t('network.commandsHelp')}</HelperText>
    </Box>
  );
}
