import sharp from 'sharp'
import { ARTICLE_SLUGS } from '../../src/lib/routing/paths.ts'
import { portraitFromPrompt } from '../cached-studio.ts'
import type { CachedStudio } from '../cached-studio.ts'
import { encodePicture } from '../encode-picture.ts'
import type { MediaTask } from '../media-task.ts'
import { ARTICLE_CASTS, AUTHOR } from './article-casts.ts'

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
const composeArticlePicture = async (pngs: readonly Uint8Array[]): Promise<Uint8Array> => {
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

const framePixels = 768
const smallWidthPixels = 640
const avatarPixels = 160
const most = { picture: 58_000, smallPicture: 24_000, avatar: 12_000, smallAvatar: 8000 } as const

/** The picture of each article as AVIF in two widths, WebP, and JPEG for social cards; and the author's avatar. */
export const listArticleTasks = (studio: CachedStudio): readonly MediaTask[] => {
  const renderCast = (members: readonly (typeof AUTHOR)[]) =>
    Promise.all(members.map((member) => studio.renderPortrait(portraitFromPrompt(member), framePixels)))

  const articles = ARTICLE_SLUGS.map((slug) => ({
    outputs: [`${slug}.avif`, `${slug}-640.avif`, `${slug}.webp`, `${slug}.jpg`].map((name) => `blogs/${name}`),
    make: async () => {
      const picture = sharp(await composeArticlePicture(await renderCast(ARTICLE_CASTS[slug])))
      return Promise.all([
        encodePicture(picture, 'avif', most.picture),
        encodePicture(picture.clone().resize(smallWidthPixels), 'avif', most.smallPicture),
        encodePicture(picture, 'webp', most.picture),
        picture.clone().jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
      ])
    },
  }))
  const author: MediaTask = {
    outputs: ['blogs/product-team.avif', 'blogs/product-team.webp'],
    make: async () => {
      const [png] = await renderCast([AUTHOR])
      const avatar = sharp(png).resize(avatarPixels)
      return Promise.all([encodePicture(avatar, 'avif', most.smallAvatar), encodePicture(avatar, 'webp', most.avatar)])
    },
  }
  return [...articles, author]
}
