import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import type { PaymentException } from '../../../resources/actions/payments';
import { detailsPath, useDeclarations } from '../../crud/declarations';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { ago } from './ago';
import { WaitingPanel } from './WaitingPanel';
import { useExceptions } from './waiting';

/** Payments that wait for a person: paid but not active, held for review, unmatched, unresolved, refunds. */
export function ExceptionsPanel() {
  const wording = useWording();
  const { t, word, wordsOf } = wording;
  const declarations = useDeclarations();
  const row = ({ kind, about, todo, since }: PaymentException) => ({
    key: `${kind} ${about.id}`,
    name: (
      <RecordLink
        details={detailsPath(declarations.find(({ name }) => name === about.resource))}
        id={about.id}
        text={`${about.name} · ${wordsOf(kind)}`}
      />
    ),
    about: word(todo),
    aside: ago(since, new Date(), wording),
  });
  return (
    <WaitingPanel
      title={t('dashboard.paymentsNeedingAttention')}
      to={OFFICE_PAGES.paymentExceptions.route}
      query={useExceptions()}
      nothing={t('dashboard.noPaymentsNeedAttention')}
      row={row}
    />
  );
}
