import { changelog } from './words/changelog';
import { figures } from './words/figures';
import { permissions } from './words/permissions';
import { sentences } from './words/sentences';
import { termsAToC } from './words/termsAToC';
import { termsDToO } from './words/termsDToO';
import { termsPToZ } from './words/termsPToZ';

/** The words of the declarations and the contract, by their English. */
export const words: Readonly<Record<string, string>> = {
  ...termsAToC,
  ...termsDToO,
  ...termsPToZ,
  ...figures,
  ...permissions,
  ...sentences,
  ...changelog,
};
