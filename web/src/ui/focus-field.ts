/** Moves the focus to a form's field by its name; answers whether there is one. */
export const focusField = (form: HTMLFormElement, name: string): boolean => {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return false
  field.focus()
  return true
}
