import { declareDemo } from '../language/demo/declareDemo';
import { statementSources } from './statementSources';

/** The sources of the demo; all of them have the usual headings of their kind. */
export const statementSourcesDemo = declareDemo(statementSources, {
  rows: [
    { name: 'Pesapal merchant account', kind: 'MERCHANT_REPORT', accountNumber: 'KF-4471' },
    { name: 'MTN MoMo 0770 000 100', kind: 'MTN_WALLET', accountNumber: '+256770000100' },
    { name: 'Airtel Money 0750 000 100', kind: 'AIRTEL_WALLET', accountNumber: '+256750000100' },
    { name: 'Stanbic current account', kind: 'BANK', accountNumber: '9030012345678' },
  ],
});
