import type { fiscalDocuments } from '../../../resources/fiscal/fiscalDocuments';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { usePerform } from '../actions/usePerform';

/** A button on a fiscal document that the tax authority refused: it sends the document again after a correction. */
export function ResendDocument({ record }: DetailsPartProps) {
  const { t } = useWording();
  const can = useCan();
  const { busy, perform } = usePerform();
  const { id, status } = record as RecordOf<typeof fiscalDocuments>;
  if (!can('resendFiscalDocument') || status !== 'REFUSED') return null;
  const run = () =>
    perform(async () => {
      await callApi('resendFiscalDocument', { params: { id } });
      return t('payments.documentQueued');
    });
  return <ActionBar actions={[{ label: t('payments.resendDocument'), icon: 'send', run, busy }]} primary />;
}
