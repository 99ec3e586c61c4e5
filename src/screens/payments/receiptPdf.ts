import { callAddress } from '../../../contract/client/address';
import { routes } from '../../../resources/language/routes';
import { saveFile } from '../../browser/files';
import type { Translate } from '../../i18n/messages';
import { download } from '../../session/session';

/** Saves a payment's receipt as its payer receives it, which needs no permission; returns the success message. */
export async function savePayersReceipt(
  { id, receiptNumber }: { id: string; receiptNumber: string },
  t: Translate,
): Promise<string> {
  const name = `${receiptNumber}.pdf`;
  saveFile(await download(callAddress(routes.printOwnReceipt, { params: { id } })), name);
  return t('payments.downloaded', { name });
}

/** Downloads a receipt's PDF with the token and saves it; returns the success message. */
export async function saveReceipt(
  { id, receiptNumber }: { id: string; receiptNumber: string },
  t: Translate,
): Promise<string> {
  const name = `${receiptNumber}.pdf`;
  saveFile(await download(callAddress(routes.printReceipt, { params: { id } })), name);
  return t('payments.downloaded', { name });
}
