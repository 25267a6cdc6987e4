const maxGapPx = 160

export type WindowSize = { outerWidth: number; outerHeight: number; innerWidth: number; innerHeight: number }

/**
 * Whether docked developer tools seem to take up room: the gap between outer and inner size is over 160 px.
 * Page zoom shrinks both inner sides alike and tools only one, so the smaller ratio is taken as the zoom.
 */
export const looksDocked = ({ outerWidth, outerHeight, innerWidth, innerHeight }: WindowSize): boolean => {
  if (!outerWidth || !outerHeight || !innerWidth || !innerHeight) return false
  const zoom = Math.min(outerWidth / innerWidth, outerHeight / innerHeight)
  return outerWidth - innerWidth * zoom > maxGapPx || outerHeight - innerHeight * zoom > maxGapPx
}
