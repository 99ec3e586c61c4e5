import { STAFF_LOGIN_ROUTE } from '../../../contract/pages/routes';
import { fillSignIn } from '../../e2e/staff';
import { startProduct } from '../../product';
import { delayed } from './delayed';
import type { Office } from './Office';

/** The milliseconds by which every API call is delayed, as in react-admin's demo shop. */
const API_DELAY = 300;

/** Opens our own back-office with its demo data. */
export async function openOurs(): Promise<Office> {
  const product = await startProduct();
  const line = await delayed(product.url, API_DELAY);
  return {
    name: 'Kitara',
    url: line.url,
    async stop() {
      await line.stop();
      await product.stop();
    },
    signInPath: STAFF_LOGIN_ROUTE,
    signIn: (page) => fillSignIn(page, 'admin@kitara.example'),
    listPath: '/clients',
    row: 'main tbody tr a',
    next: { entry: 'nav a[href="/workorders"]', row: 'main tbody tr a' },
  };
}
