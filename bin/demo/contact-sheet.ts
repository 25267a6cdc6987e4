import sharp from 'sharp'

const cell = 512
const labelHeight = 40

const label = (text: string): Buffer =>
  Buffer.from(
    `<svg width="${cell}" height="${labelHeight}"><rect width="100%" height="100%" fill="#0b0c10"/>` +
      `<text x="16" y="27" font-family="sans-serif" font-size="20" fill="#dfe3ee">${text}</text></svg>`,
  )

/** Puts the pictures side by side with their names below, as one PNG. */
export const makeContactSheet = async (
  pictures: readonly { name: string; path: string }[],
  to: string,
): Promise<void> => {
  const parts = await Promise.all(
    pictures.map(async ({ name, path }, index) => [
      { input: await sharp(path).resize(cell, cell).toBuffer(), left: index * cell, top: 0 },
      { input: label(name), left: index * cell, top: cell },
    ]),
  )
  const size = {
    width: cell * pictures.length,
    height: cell + labelHeight,
    channels: 3 as const,
    background: '#0b0c10',
  }
  await sharp({ create: size }).composite(parts.flat()).png().toFile(to)
}
