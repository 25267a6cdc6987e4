import sharp from 'sharp'

export type { Sharp } from 'sharp'

/** What people may send, what services answer with, and SVG for the watermark that we draw ourselves. */
const LOADERS = ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif', 'Svg']

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) })

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', at, at + text.length) === text

/** Whether a file begins as a PNG, JPEG or WebP picture does; nothing else that somebody sent is handed to a loader. */
export const beginsAsPicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, '\x89PNG') ||
  startsWith(bytes, '\xff\xd8\xff') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))

/** The library for pictures, which reads no other formats than these here. */
export { sharp }
