import { z } from 'zod';
import { require } from './fault';
import { hundredths, quantityOf } from './numbers';

const sum = z.string().transform(hundredths).refine(Number.isFinite);
const quantity = z.string().transform(quantityOf).refine(Number.isFinite);
const rate = z.string().transform(Number).refine(Number.isFinite);

/** The fields that invoices and credit notes share; sums in hundredths, quantities in hundred-millionths. */
export const sums = z.looseObject({
  goodsDetails: z
    .array(
      z.looseObject({
        item: z.string(),
        itemCode: z.string(),
        qty: quantity,
        unitPrice: sum,
        total: sum,
        taxRate: rate,
        tax: sum,
        goodsCategoryId: z.string(),
        exciseFlag: z.string(),
        exciseRate: rate.optional(),
        exciseTax: sum.optional(),
        orderNumber: z.string(),
      }),
    )
    .min(1),
  taxDetails: z
    .array(
      z.looseObject({ taxCategoryCode: z.string(), netAmount: sum, taxRate: rate, taxAmount: sum, grossAmount: sum }),
    )
    .min(1),
  summary: z.looseObject({ netAmount: sum, taxAmount: sum, grossAmount: sum, itemCount: z.string() }),
  payWay: z.array(z.looseObject({ paymentMode: z.string(), paymentAmount: sum, orderNumber: z.string() })).min(1),
});
export type Sums = z.infer<typeof sums>;

const EXCISE = '05';
const total = <T>(list: readonly T[], of: (each: T) => number) => list.reduce((all, each) => all + of(each), 0);

/** Refuses a document whose sums do not match, as the authority does. */
export function checkSums({ goodsDetails, taxDetails, summary, payWay }: Sums): void {
  for (const [at, line] of goodsDetails.entries()) {
    require(Number(line.orderNumber) === at, '1330', 'goodsDetails-->orderNumber: must count from zero');
    const product = BigInt(line.qty) * BigInt(line.unitPrice);
    // Integer division cuts off everything after the second digit.
    require(BigInt(line.total) === product / 100_000_000n, '1316', 'goodsDetails-->total: must be qty × unitPrice');
    const vat = (line.total * line.taxRate) / (1 + line.taxRate);
    require(Math.abs(line.tax - vat) < 1, '2776', 'goodsDetails-->tax: must be the tax that the total includes');
    if (line.exciseFlag !== '1') continue;
    const duty = ((line.total - line.tax) * (line.exciseRate ?? 0)) / (1 + (line.exciseRate ?? 0));
    require(Math.abs((line.exciseTax ?? 0) - duty) < 1, '2810', 'goodsDetails-->exciseTax: does not fit its rate');
  }
  for (const { netAmount, taxAmount, grossAmount } of [...taxDetails, summary])
    require(netAmount + taxAmount === grossAmount, '1342', 'netAmount and taxAmount must be grossAmount together');
  const taxes = total(taxDetails, ({ taxAmount }) => taxAmount);
  require(summary.taxAmount === taxes, '1344', 'summary-->taxAmount: must be all taxes together');
  const gross = total(taxDetails, (each) => (each.taxCategoryCode === EXCISE ? 0 : each.grossAmount));
  require(summary.grossAmount === gross, '1345', 'summary-->grossAmount: must be the gross amounts without excise');
  const lines = total(goodsDetails, (line) => line.total);
  require(summary.grossAmount === lines, '1345', 'summary-->grossAmount: must be the totals of all lines');
  const paid = total(payWay, ({ paymentAmount }) => paymentAmount);
  require(paid === summary.grossAmount, '2270', 'payWay-->paymentAmount: must be the gross amount together');
}
