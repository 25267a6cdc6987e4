const previewEvent = 1
const headBytes = 8
const maxBytes = 1024 * 1024

/** The JPEG or PNG in a binary message: the event's number, the type of the picture (4 bytes each), then the picture. */
export const findPreview = (frame: ArrayBuffer): Uint8Array | undefined => {
  if (frame.byteLength <= headBytes || frame.byteLength > maxBytes) return undefined
  return new DataView(frame).getUint32(0) === previewEvent ? new Uint8Array(frame, headBytes) : undefined
}
