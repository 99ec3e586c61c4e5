/**
 * Moves the focus to the first field, in the order of the page, that has an error, and brings its label and error into view. What
 * the field is tied to, its error above all, is read out with it.
 */
export function focusFirstError(form: HTMLFormElement | null, errors: Record<string, unknown>): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const first = fields.find((field) => field.name !== '' && field.name in errors);
  if (!first) return;
  first.focus({ preventScroll: true });
  (first.closest('.field, fieldset') ?? first).scrollIntoView?.({ block: 'start' });
}
