import { z } from 'zod';
import type { Book } from './Book';
import { EfrisFault, require } from './fault';

const service = z.looseObject({
  operationType: z.literal('101'),
  goodsName: z.string(),
  goodsCode: z.string(),
  measureUnit: z.string(),
  unitPrice: z.string(),
  commodityCategoryId: z.string(),
  haveExciseTax: z.enum(['101', '102']),
  exciseDutyCode: z.string(),
});

/** Returns the first fault of a service, or null if it is valid. */
function faultOf(book: Book, category: string, given: z.infer<typeof service>): [code: string, message: string] | null {
  const { goodsName, goodsCode, measureUnit, commodityCategoryId, haveExciseTax, exciseDutyCode } = given;
  if (!goodsCode) return ['600', 'GoodsCode cannot be empty'];
  if (!goodsName) return ['603', 'GoodsName cannot be empty'];
  if (!measureUnit) return ['605', 'Measureunit cannot be empty'];
  if (commodityCategoryId !== category) return ['616', 'commodityCategoryId: invalid field value!'];
  if (haveExciseTax === '102' && exciseDutyCode)
    return ['670', "haveExciseTax is '102', exciseDutyCode must be empty!"];
  if (haveExciseTax === '101' && !exciseDutyCode) return ['671', 'exciseDutyCode: cannot be empty!'];
  return book.services.has(goodsCode) ? ['602', 'goodsCode already exists'] : null;
}

/** T130: registers services. If some are refused, it answers with code 45 and the reason for each. */
export function registerServices(book: Book, category: string, content: unknown): [] {
  const parsed = z.array(service).min(1).safeParse(content);
  require(parsed.success, '2066', 'Content error');
  const refused = parsed.data.flatMap((given) => {
    const fault = faultOf(book, category, given);
    if (fault) return [{ ...given, returnCode: fault[0], returnMessage: fault[1] }];
    const { goodsCode: code, goodsName: name } = given;
    book.services.set(code, { code, name, category, hasExcise: given.haveExciseTax === '101' });
    return [];
  });
  if (refused.length > 0) throw new EfrisFault('45', 'Partial failure!', refused);
  return [];
}
