/** The address of EFRIS, our identity there, and our service. The authority gives all of it to each taxpayer (docs/efris.md). */
export interface EfrisAccess {
  /** The only address of all interfaces, `…/getInformation`. */
  url: string;
  /** Ten digits. */
  tin: string;
  deviceNumber: string;
  /** An RSA key of 2048 bits, as PEM. */
  privateKey: string;
  legalName: string;
  /** The only service that we sell; each package is a price of it. */
  service: { code: string; name: string; category: string; unit: string };
  /** invoiceIndustryCode, such as 101 for general industry. */
  industry: string;
  /** Null: the service is free of excise duty. */
  excise: { code: string; name: string; percent: number } | null;
}
