import { useWording } from '../../i18n/useWording';
import { IconButton } from './IconButton';

interface Props {
  /** The name of the masked value, as in "Show national ID". */
  what: string;
  shown: boolean;
  disabled?: boolean;
  onClick(): void;
}

/** Shows a masked value, or hides it again. */
export function ShowButton({ what, shown, disabled = false, onClick }: Props) {
  const { t } = useWording();
  const label = t(shown ? 'values.hide' : 'values.show', { what });
  return (
    <IconButton
      label={label}
      title={shown ? label : t('values.logged', { label })}
      icon={shown ? 'eye-off' : 'eye'}
      size="small"
      disabled={disabled}
      onClick={onClick}
    />
  );
}
