export const onlyDigits = (text: string): string => text.replace(/\D/g, '')

/**
 * Puts digits into the boxes of a code from `index` on; no digits empty that one box.
 * A space stands for an empty box before a filled one.
 */
export const placeDigits = (
  value: string,
  { length, index, digits }: { length: number; index: number; digits: string },
): string => {
  const boxes = Array.from({ length }, (_, box) => value[box] ?? ' ')
  for (const [offset, digit] of (digits || ' ').split('').entries())
    if (index + offset < length) boxes[index + offset] = digit
  return boxes.join('').trimEnd()
}
