import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import { OpenedPage } from '../../OpenedPage';

/** `/transaction-details?id=<transaction>`, the address used by the pages of payment forms. */
export const TransactionDetails = () => <OpenedPage page={OFFICE_PAGES.transactionDetails.opens} />;
