import sharp from 'sharp'

const width = 1200
const height = 675
const margin = 40
const gap = 24
const cornerRadius = 28

const canvas = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="lamp" cx="70%" cy="10%" r="95%">
      <stop offset="0" stop-color="#2a2f66"/><stop offset="0.55" stop-color="#11131f"/><stop offset="1" stop-color="#07080c"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#lamp)"/>
  </svg>`,
)

const rounded = (frameWidth: number, frameHeight: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frameWidth}" height="${frameHeight}"><rect width="100%" height="100%" rx="${cornerRadius}"/></svg>`,
  )

/** The picture of an article, as PNG of 1200 by 675: portraits side by side in the light of one lamp. */
export const composeArticlePicture = async (pngs: readonly Uint8Array[]): Promise<Uint8Array> => {
  const frameWidth = Math.floor((width - 2 * margin - gap * (pngs.length - 1)) / pngs.length)
  const frameHeight = height - 2 * margin
  const mask = { input: rounded(frameWidth, frameHeight), blend: 'dest-in' as const }
  const frames = await Promise.all(
    pngs.map(async (png, index) => ({
      input: await sharp(png)
        .resize(frameWidth, frameHeight, { fit: 'cover', kernel: 'lanczos3' })
        .ensureAlpha()
        .composite([mask])
        .png()
        .toBuffer(),
      left: margin + index * (frameWidth + gap),
      top: margin,
    })),
  )
  return sharp(canvas).composite(frames).png().toBuffer()
}
