import { formatPhone } from '../../../../contract/phone';
import { type Profile, profileActions } from '../../../../resources/access/profileActions';
import { flattenFields } from '../../../../resources/language/defineResource';
import { useWording } from '../../../i18n/useWording';
import { FactList } from '../../../ui/texts/FactList';
import { HelperText } from '../../../ui/texts/HelperText';
import { FieldInputs } from '../../actions/FieldInputs';
import { ActionForm, SubmitButton } from '../../forms/ActionForm';
import { useShowProfile } from './useProfile';

/** The user's display name; only others can change the login. */
export function NameForm({ profile: { fullName, emailAddress, phoneNumber } }: { profile: Profile }) {
  const { t } = useWording();
  const show = useShowProfile();
  return (
    <ActionForm<{ fullName: string }>
      defaultValues={{ fullName }}
      perform={async (body, act) => {
        show(await act('changeProfile', { body }));
        return t('profile.saved');
      }}
      refreshes={[]}
      actions={<SubmitButton progress={t('common.saving')}>{t('common.save')}</SubmitButton>}
    >
      <FieldInputs leaves={flattenFields(profileActions.changeProfile.input)} paths={['fullName']} />
      <FactList
        facts={[
          [t('common.email'), emailAddress],
          [t('common.phoneNumber'), phoneNumber && formatPhone(phoneNumber)],
        ]}
      />
      <HelperText>{t('profile.signInDetails')}</HelperText>
    </ActionForm>
  );
}
