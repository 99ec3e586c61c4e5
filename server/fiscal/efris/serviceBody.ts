import type { EfrisAccess } from '../../ports/TaxAuthority';

/** UGX in the authority's dictionary of currencies (T115, according to the sample of T130). */
const UGX = '101';
const YES = '101';
const NO = '102';

/** Returns our service as registered through interface T130. Services have no price and no stock. */
export const serviceBody = ({ service, excise }: Pick<EfrisAccess, 'service' | 'excise'>) => ({
  operationType: '101',
  goodsName: service.name,
  goodsCode: service.code,
  measureUnit: service.unit,
  unitPrice: '',
  currency: UGX,
  commodityCategoryId: service.category,
  haveExciseTax: excise ? YES : NO,
  description: '',
  stockPrewarning: '',
  pieceMeasureUnit: '',
  havePieceUnit: NO,
  pieceUnitPrice: '',
  packageScaledValue: '',
  pieceScaledValue: '',
  exciseDutyCode: excise?.code ?? '',
  haveOtherUnit: NO,
});
