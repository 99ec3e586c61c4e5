import { Refused } from './Order';

/** A name in all forms that the code needs: `fault-reports`, `faultReports`, `FaultReports`, `FAULT_REPORTS`, `Fault reports`. */
export interface Name {
  kebab: string;
  camel: string;
  pascal: string;
  upper: string;
  words: string;
}

const FORM = /^[a-z][a-z0-9]*((-[a-z0-9]+)*|([A-Z][a-z0-9]*)*)$/;
const LONGEST = 40;

/** Returns the forms of a name that is given in camelCase or kebab-case. */
export function nameOf(given: string): Name {
  if (!FORM.test(given) || given.length > LONGEST)
    throw new Refused(
      `"${given}" is not a usable name: give at most ${LONGEST} letters and digits, such as faultReports or fault-reports.`,
    );
  const kebab = given.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const camel = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (isReserved(camel)) throw new Refused(`"${camel}" is a reserved word of JavaScript: choose another name.`);
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    camel,
    pascal: capitalised(camel),
    upper: kebab.replaceAll('-', '_').toUpperCase(),
    words: capitalised(words),
  };
}

/** Returns the name of one record, or refuses a name that is not a plural. */
export function singularOf({ kebab }: Name): Name {
  const one = kebab
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');
  if (one === kebab) throw new Refused(`An entity is named in the plural, such as outages: "${kebab}" is not one.`);
  return nameOf(one);
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns whether a name cannot be the name of a constant in a module. */
function isReserved(name: string): boolean {
  try {
    new Function(`'use strict'; const ${name} = 0;`);
    return name === 'await';
  } catch {
    return true;
  }
}
