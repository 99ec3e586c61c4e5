import { STAFF_LOGIN_ROUTE } from '../../../contract/routes';
import { fillSignIn } from '../../e2e/staff';
import { startProduct } from '../../product';
import type { Office } from './Office';

/** Our own back-office with its demo data. */
export async function openOurs(): Promise<Office> {
  const { url, stop } = await startProduct();
  return {
    name: 'Kitara',
    url,
    stop,
    signInPath: STAFF_LOGIN_ROUTE,
    signIn: (page) => fillSignIn(page, 'admin@kitara.example'),
    listPath: '/clients',
    row: 'main tbody tr a',
    next: { entry: 'nav a[href="/workorders"]', row: 'main tbody tr a' },
    isApi: (address) => address.startsWith(`${url}/api/`),
  };
}
