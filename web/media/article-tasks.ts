import sharp from 'sharp'
import { ARTICLE_SLUGS } from '../src/lib/article-slugs.ts'
import { ARTICLE_CASTS, AUTHOR } from './article-casts.ts'
import type { CachedStudio } from './cached-studio.ts'
import { composeArticlePicture } from './compose-article-picture.ts'
import { encodePicture } from './encode-picture.ts'
import type { MediaTask } from './media-task.ts'
import { portraitFromPrompt } from './portrait-from-prompt.ts'

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
