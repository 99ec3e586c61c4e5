import { callAddress } from '../../../contract/client/address';
import { flattenFields } from '../../../resources/language/defineResource';
import { routes } from '../../../resources/language/routes';
import { privacyActions } from '../../../resources/privacy/actions';
import { saveFile } from '../../browser/files';
import { useWording } from '../../i18n/useWording';
import { download } from '../../session/session';
import { HelperText } from '../../ui/texts/HelperText';
import { ActionDrawer } from '../actions/ActionDrawer';
import { FieldInputs } from '../actions/FieldInputs';
import type { Whose } from './Whose';

const leaves = flattenFields(privacyActions.exportClientData.input);

/** Asks how and why the person requested a copy of their data, and saves it. */
export function ExportDrawer({ whose, onClose }: { whose: Whose; onClose(): void }) {
  const { t } = useWording();
  const address =
    'clientId' in whose
      ? callAddress(routes.exportClientData, { params: { id: whose.clientId } })
      : callAddress(routes.exportAccountData, { params: { id: whose.accountId } });
  const perform = async (values: object) => {
    const body = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null));
    const name = 'personal-data.zip';
    saveFile(await download(address, { body }), name);
    return t('payments.downloaded', { name });
  };
  return (
    <ActionDrawer<object>
      title={t('privacy.export')}
      submitLabel={t('privacy.exportNow')}
      perform={perform}
      onClose={onClose}
    >
      <HelperText>{t('privacy.exportText')}</HelperText>
      <FieldInputs leaves={leaves} />
    </ActionDrawer>
  );
}
