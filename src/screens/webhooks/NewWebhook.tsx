import { useState } from 'react';
import { webhookActions } from '../../../resources/webhooks/actions';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { ShownOnce } from '../access/apiKeys/ShownOnce';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

/** A button in the heading of the list of webhooks: it creates one and shows its secret once. */
export function NewWebhook() {
  const { t } = useWording();
  const may = useCan()('createWebhook');
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  if (!may) return null;
  return (
    <>
      <ActionButton variant="contained" icon="plus" onClick={() => setOpen(true)}>
        {t('webhooks.create')}
      </ActionButton>
      {open && (
        <DeclaredDrawer
          action={webhookActions.createWebhook}
          title={t('webhooks.create')}
          submitLabel={t('webhooks.create')}
          done={({ webhook: { name }, secret }) => {
            setMade({ name, secret });
            return t('webhooks.created', { name });
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {made && (
        <ShownOnce
          title={made.name}
          label={t('webhooks.secret')}
          secret={made.secret}
          text={t('webhooks.copyNow')}
          usage={t('webhooks.usage')}
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}
