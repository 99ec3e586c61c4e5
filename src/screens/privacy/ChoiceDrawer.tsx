import { privacyActions } from '../../../resources/privacy/actions';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

interface Props {
  clientId: string;
  /** True if the client wants reminders again. */
  wanted: boolean;
  onClose(): void;
}

/** Records that a client no longer wants reminders, or wants them again. */
export function ChoiceDrawer({ clientId, wanted, onClose }: Props) {
  const { t } = useWording();
  const title = t(wanted ? 'privacy.optIn' : 'privacy.optOut');
  return (
    <DeclaredDrawer
      action={wanted ? privacyActions.optIn : privacyActions.optOut}
      title={title}
      submitLabel={title}
      params={{ id: clientId }}
      done={() => t(wanted ? 'privacy.optedIn' : 'privacy.optedOut')}
      onClose={onClose}
    >
      <HelperText>{t(wanted ? 'privacy.optInText' : 'privacy.optOutText')}</HelperText>
    </DeclaredDrawer>
  );
}
