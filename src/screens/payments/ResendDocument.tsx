import type { fiscalDocuments } from '../../../resources/fiscal/fiscalDocuments';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { useActionMutation } from '../actions/useActionMutation';

/** A button on a fiscal document that the tax authority refused: it sends the document again after a correction. */
export function ResendDocument({ record }: DetailsPartProps) {
  const { t } = useWording();
  const can = useCan();
  const { perform, isPending } = useActionMutation('resendFiscalDocument', {
    done: () => t('payments.documentQueued'),
  });
  const { id, status } = record as RecordOf<typeof fiscalDocuments>;
  if (!can('resendFiscalDocument') || status !== 'REFUSED') return null;
  const run = () => perform({ params: { id } });
  return <ActionBar actions={[{ label: t('payments.resendDocument'), icon: 'send', run, busy: isPending }]} primary />;
}
