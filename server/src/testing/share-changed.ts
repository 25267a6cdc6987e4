/** More than the invisible mark changes any byte of a plain picture by. */
const mostOfMark = 12

/** The share of bytes of a picture that changed by more than its mark could. */
export const shareChanged = (before: Uint8Array, after: Uint8Array): number => {
  if (before.length !== after.length) throw new Error('The pictures differ in size.')
  const changed = before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > mostOfMark)
  return changed.length / before.length
}
