/** Moves the focus to a form's field by its name, of a group to its first; answers whether there is one. */
export const focusField = (form: HTMLFormElement, name: string): boolean => {
  const named = form.elements.namedItem(name)
  const field = named instanceof RadioNodeList ? named.item(0) : named
  if (!(field instanceof HTMLElement)) return false
  field.focus()
  return true
}
