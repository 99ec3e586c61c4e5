import Box from '@mui/material/Box';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { PUBLIC_ROUTES } from '../../../contract/pages/routes';
import { saveAs } from '../../browser/files';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { HelperText } from '../../ui/texts/HelperText';

/** The size of the downloaded image in pixels: enough for the corner of a poster. */
const PRINTED = 1024;
/** The quiet zone around the code, in modules; some phones cannot read the code without it. */
const QUIET = 4;

interface Props {
  agency: { id: string; name: string; active: boolean };
}

/** The personal link of a sales agency, for copying or for printing as a QR code. */
export function LinkCard({ agency: { id, name, active } }: Props) {
  const { t } = useWording();
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const link = subscribeLink(id, window.location.origin);
  const code = { value: link, marginSize: QUIET, level: 'M' } as const;
  const file = `${name.replace(/\W+/g, '-').toLowerCase()}-link`;
  const saveSvg = () =>
    svg.current && saveAs(`data:image/svg+xml,${encodeURIComponent(svgFile(svg.current))}`, `${file}.svg`);
  const savePng = () => canvas.current && saveAs(canvas.current.toDataURL('image/png'), `${file}.png`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 'none', borderRadius: 1, overflow: 'hidden', lineHeight: 0, border: 1, borderColor: 'divider' }}>
        <QRCodeSVG ref={svg} {...code} size={144} title={t('agents.qrCode', { name })} role="img" />
        <QRCodeCanvas ref={canvas} {...code} size={PRINTED} style={{ display: 'none' }} />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: 1.5 }}>
        <HelperText>{active ? t('agents.linkActive') : t('agents.linkInactive')}</HelperText>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'body2' }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere', typography: 'code' }}>
            {link}
          </Box>
          <CopyButton text={link} what={t('payments.link')} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ActionButton icon="download" onClick={saveSvg}>
            {t('agents.svg')}
          </ActionButton>
          <ActionButton icon="download" onClick={savePng}>
            {t('agents.png')}
          </ActionButton>
        </Box>
      </Box>
    </Box>
  );
}

/** Returns the address that links a new subscriber to a sales agency. */
const subscribeLink = (agentId: string, origin: string): string =>
  origin + PUBLIC_ROUTES.subscribeWithAgent.replace(':agentId', encodeURIComponent(agentId));

/** Returns a drawing as the text of a standalone file. */
const svgFile = (svg: SVGSVGElement): string => new XMLSerializer().serializeToString(svg);
