/** Moves the focus to the first field, in the order of the page, that has an error. */
export function focusFirstError(form: HTMLFormElement | null, errors: Record<string, unknown>): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  fields.find((field) => field.name !== '' && field.name in errors)?.focus();
}
