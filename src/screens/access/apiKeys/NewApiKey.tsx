import { useState } from 'react';
import { API_KEY_PREFIX, KEY_PERMISSIONS } from '../../../../contract/access/apiKeys';
import { apiKeyActions } from '../../../../resources/access/apiKeyActions';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { DeclaredDrawer } from '../../actions/DeclaredDrawer';
import { PermissionChecklist } from '../roles/PermissionChecklist';
import { ShownOnce } from './ShownOnce';

/** A button in the heading of the list of API keys: it creates a key and shows it once. */
export function NewApiKey() {
  const { t } = useWording();
  const can = useCan();
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<{ name: string; key: string } | null>(null);
  if (!can('createApiKey')) return null;
  const offered = KEY_PERMISSIONS.filter((name) => can([name]));
  return (
    <>
      <ActionButton variant="contained" icon="plus" onClick={() => setOpen(true)}>
        {t('apiKeys.create')}
      </ActionButton>
      {open && (
        <DeclaredDrawer
          action={apiKeyActions.createApiKey}
          title={t('apiKeys.create')}
          submitLabel={t('apiKeys.create')}
          inputs={{ permissions: <PermissionChecklist offered={offered} /> }}
          done={({ apiKey: { name }, key }) => {
            setMade({ name, key });
            return t('apiKeys.created', { name });
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {made && (
        <ShownOnce
          title={made.name}
          label={t('apiKeys.key')}
          secret={made.key}
          text={t('apiKeys.copyNow')}
          usage={t('apiKeys.usage', { prefix: API_KEY_PREFIX })}
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}
