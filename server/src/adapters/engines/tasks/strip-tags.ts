const HEAD_BYTES = 10
const TRAILER_BYTES = 128

/** The length of an ID3v2 tag that begins here, its head and foot included; 0 without one. ID3v2.4, section 3.1. */
const tagLength = (bytes: Uint8Array): number => {
  if (bytes.length < HEAD_BYTES || Buffer.from(bytes.subarray(0, 3)).toString('latin1') !== 'ID3') return 0
  const [flags = 0, ...size] = bytes.subarray(5, HEAD_BYTES)
  const length = size.reduce((sum, part) => sum * 128 + (part & 0x7f), 0)
  return HEAD_BYTES + length + (flags & 0x10 ? HEAD_BYTES : 0)
}

/** An MP3 without its tags, in which engines write whole prompts: those in front, and the one at the end. */
export const stripTags = (mp3: Uint8Array): Uint8Array => {
  let rest = mp3
  for (let length = tagLength(rest); length > 0; length = tagLength(rest)) rest = rest.subarray(length)
  const trailer = rest.subarray(-TRAILER_BYTES)
  const isTagged = rest.length > TRAILER_BYTES && Buffer.from(trailer.subarray(0, 3)).toString('latin1') === 'TAG'
  return isTagged ? rest.subarray(0, -TRAILER_BYTES) : rest
}
