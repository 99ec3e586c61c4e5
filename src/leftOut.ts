/**
 * What the build puts in the place of modules that react-admin and axios import and no app of ours asks for: CSV is written by the
 * server, every resource is declared with its labels, and axios sends by XMLHttpRequest.
 */
const asItIs = (text: string) => text;

export {
  asItIs as capitalize,
  asItIs as default,
  asItIs as getFetch,
  asItIs as humanize,
  asItIs as inflect,
  asItIs as pluralize,
  asItIs as singularize,
  asItIs as transform,
};
