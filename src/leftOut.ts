/**
 * What the build gives react-admin in the place of two packages that it imports and the back-office never asks for: CSV is written
 * by the server, and every resource is declared with its labels.
 */
const asItIs = (text: string) => text;

export {
  asItIs as capitalize,
  asItIs as default,
  asItIs as humanize,
  asItIs as inflect,
  asItIs as pluralize,
  asItIs as singularize,
  asItIs as transform,
};
