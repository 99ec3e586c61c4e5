import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';

interface Props {
  /** What it shows, as in "Show national ID". */
  what: string;
  shown: boolean;
  disabled?: boolean;
  onClick(): void;
}

/** Shows what is masked, or hides it again. */
export function ShowButton({ what, shown, disabled = false, onClick }: Props) {
  const { t } = useWording();
  const label = t(shown ? 'values.hide' : 'values.show', { what });
  return (
    <Tooltip title={shown ? label : t('values.logged', { label })}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          disabled={disabled}
          onClick={onClick}
          sx={{ p: 0.5, my: -0.5, color: 'text.secondary' }}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} size={14} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
