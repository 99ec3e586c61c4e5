/**
 * The build substitutes this for modules that react-admin and axios import but no app of ours uses: the server writes CSV files,
 * every resource declares its labels, and axios sends requests through XMLHttpRequest.
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
