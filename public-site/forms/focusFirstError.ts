/**
 * Moves the focus to the first field on the page that has an error, and scrolls its label and error into view. Screen readers
 * also read the texts connected to the field, above all its error.
 */
export function focusFirstError(form: HTMLFormElement | null, errors: Record<string, unknown>): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const first = fields.find((field) => field.name !== '' && field.name in errors);
  if (!first) return;
  first.focus({ preventScroll: true });
  (first.closest('.field, fieldset') ?? first).scrollIntoView?.({ block: 'start' });
}
