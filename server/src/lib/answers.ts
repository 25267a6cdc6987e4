/** The bytes of an answer; throws what `tooLarge` makes as soon as there are more than so many. */
export const readLimited = async (
  { body }: Response,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: () => Error },
): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** What a text holds, or undefined when it is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
