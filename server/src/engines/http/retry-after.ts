const secondMs = 1000

/** How long an answer asks to wait, in seconds or until a date; null where it says nothing. RFC 9110, section 10.2.3. */
export const retryAfterMs = (headers: Headers): number | null => {
  const written = headers.get('retry-after')
  if (!written) return null
  const seconds = Number(written)
  const ms = Number.isFinite(seconds) ? seconds * secondMs : Date.parse(written) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
