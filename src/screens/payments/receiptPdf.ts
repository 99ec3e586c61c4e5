import { addressOf } from '../../../contract/client/address';
import { routes } from '../../../resources/language/routes';
import { saveFile } from '../../browser/saveFile';
import type { Translate } from '../../i18n/messages';
import { download } from '../../session/session';

/** Saves the receipt of a payment as its payer gets it, for which no right is needed; answers what to say of it. */
export async function savePayersReceipt(
  { id, receiptNumber }: { id: string; receiptNumber: string },
  t: Translate,
): Promise<string> {
  const name = `${receiptNumber}.pdf`;
  saveFile(await download(addressOf(routes.printOwnReceipt, { params: { id } })), name);
  return t('payments.downloaded', { name });
}

/** Fetches a receipt's PDF with the token and has the browser save it; answers what to say of it. */
export async function saveReceipt(
  { id, receiptNumber }: { id: string; receiptNumber: string },
  t: Translate,
): Promise<string> {
  const name = `${receiptNumber}.pdf`;
  saveFile(await download(addressOf(routes.printReceipt, { params: { id } })), name);
  return t('payments.downloaded', { name });
}
