import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';

/** Explains exactly what a figure counts, on hover, tap or keyboard focus. */
export function FigureHint({ hint }: { hint: string }) {
  const { word } = useWording();
  return (
    <Tooltip title={word(hint)} enterTouchDelay={0} leaveTouchDelay={6_000}>
      <ButtonBase sx={{ flex: 'none', width: 24, height: 24, borderRadius: 3, color: 'text.secondary' }}>
        <Icon name="info" size={14} />
      </ButtonBase>
    </Tooltip>
  );
}
