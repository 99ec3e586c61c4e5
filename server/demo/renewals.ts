import { isRenewable } from '../../contract/subscriptions/renewing';
import { accounts } from '../../resources/accounts/accounts';
import { paymentForms } from '../../resources/payments/paymentForms';
import { products } from '../../resources/subscriptions/products';
import { latestPaid, paidUntil } from '../subscriptions/current';
import { renew } from '../subscriptions/renew';
import { DAY } from './Chance';
import { follow } from './network';
import { pay } from './payers';
import type { World } from './World';

/** Plans an account's next renewal near the end of the paid time, one at a time. */
export async function planRenewal(world: World, accountId: string): Promise<void> {
  const { books, agenda, chance, lives, deps } = world;
  const life = lives.get(accountId);
  const until = life && !life.isPlanned ? await paidUntil(books, accountId, deps.now()) : null;
  if (!life || !until) return;
  life.isPlanned = true;
  const moment = new Date(Date.parse(until) + chance.between(...life.punctuality));
  agenda.at(chance.awake(moment), () => think(world, accountId));
}

/**
 * Decides whether to renew. Some customers leave, a few of them only for a while. A customer who got free days in the meantime
 * waits for their end.
 */
async function think(world: World, accountId: string): Promise<void> {
  const { books, agenda, chance, lives, deps } = world;
  const life = lives.get(accountId);
  const account = await books.get(accounts, accountId);
  if (!life || !account) return;
  life.isPlanned = false;
  if (!isRenewable(account.status)) return;
  const until = await paidUntil(books, accountId, deps.now());
  if (until && Date.parse(until) - agenda.now.getTime() > 9 * DAY) return planRenewal(world, accountId);
  if (!chance.percent(life.churn)) return renewNow(world, accountId);
  life.isPlanned = true;
  if (chance.percent(35)) agenda.after(chance.between(25, 110) * DAY, () => think(world, accountId));
}

/** Renews with the same package or, occasionally, another one. */
async function renewNow(world: World, accountId: string): Promise<void> {
  const { books, agenda, chance, lives, deps } = world;
  const life = lives.get(accountId);
  const last = await latestPaid(books, accountId);
  const account = await books.get(accounts, accountId);
  if (!life || !last || !account || !isRenewable(account.status)) return;
  life.isPlanned = true;
  const offered = await books.find(products, { where: [{ path: 'active', in: [true] }] });
  const current = offered.find(({ id }) => id === last.productId) ?? chance.pick(offered);
  const others = offered.filter(({ id, segment }) => id !== current.id && segment === current.segment);
  const faster = others.filter(({ downloadMbps }) => downloadMbps > current.downloadMbps);
  const product = chance.percent(5) ? chance.pick(faster.length && chance.percent(75) ? faster : others) : current;
  const [phoneNumber, carrier] = [account.accountDetail.phoneNumber, life.carrier];
  const wish = { accountId, productId: product.id, phoneNumber, ...(carrier === 'CASH' ? {} : { carrier }) };
  const userId = carrier === 'CASH' ? (chance.pick(world.staff('Front desk')).userId ?? null) : null;
  const renewal = await renew(books, wish, userId, deps.now());
  const form = await books.get(paymentForms, renewal.paymentFormId ?? '');
  if (!form) return;
  await pay(world, {
    wanted: { paymentFormId: form.id },
    ...{ amount: form.amount, carrier, phoneNumber },
    async onPaid() {
      life.isPlanned = false;
      await follow(world, accountId);
    },
    async onGivenUp() {
      agenda.after(chance.between(3, 20) * DAY, () => think(world, accountId));
    },
  });
}
