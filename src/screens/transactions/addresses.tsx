import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { OpenedPage } from '../OpenedPage';

/** `/transaction-details?id=<transaction>`, as the payment forms' pages call it. */
export const TransactionDetails = () => <OpenedPage page={OFFICE_PAGES.transactionDetails.opens} />;
