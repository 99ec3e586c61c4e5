import { brand } from '../../contract/brand';

/** The country's name, e.g. "Uganda". */
export const country = new Intl.DisplayNames('en', { type: 'region' }).of(brand.country) ?? brand.country;

/** The authorities that supervise providers and personal data, and the relevant laws. */
interface Law {
  regulator: string;
  dataLaw: string;
  dataOffice: string;
}

const BY_COUNTRY: Record<string, Law> = {
  UG: {
    regulator: 'the Uganda Communications Commission (UCC)',
    dataLaw: 'the Data Protection and Privacy Act',
    dataOffice: 'the Personal Data Protection Office',
  },
};

/** The names used in the terms and the privacy policy; general ones if those of the country are not known here. */
export const law: Law = BY_COUNTRY[brand.country] ?? {
  regulator: 'the regulator of communications',
  dataLaw: 'the data protection law',
  dataOffice: 'the data protection authority',
};
