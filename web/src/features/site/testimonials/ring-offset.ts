/** How far an entry stands from the middle of the ring: 0 in the middle, negative to its left. */
export const ringOffset = (index: number, { middle, count }: { middle: number; count: number }): number => {
  const ahead = (index - middle + count) % count
  return ahead > count / 2 ? ahead - count : ahead
}
