import { mkdir, writeFile } from 'node:fs/promises'
import type { StudioPool } from '@visage/studio/pool'
import sharp from 'sharp'
import { ARTICLE_SLUGS } from '../src/lib/article-slugs.ts'
import { ARTICLE_CASTS, AUTHOR } from './article-casts.ts'
import { composeArticlePicture } from './compose-article-picture.ts'
import { encodeUnder } from './encode-under.ts'
import { portraitFromPrompt } from './portrait-from-prompt.ts'

const framePixels = 768
const avatarPixels = 160
const mostAvatarBytes = 12_000

type Options = { pool: StudioPool; out: string; isWanted: (path: string) => boolean }

/** Renders one wide picture for each article, and the author's avatar, into `blogs` below `out`. */
export const renderArticlePictures = async ({ pool, out, isWanted }: Options): Promise<void> => {
  const renderCast = (members: readonly (typeof AUTHOR)[]) =>
    Promise.all(
      members.map(async (member) => {
        const portrait = portraitFromPrompt(member)
        return (await pool.renderPortrait({ ...portrait, width: framePixels, height: framePixels })).png
      }),
    )
  const write = async (path: string, webp: Uint8Array) => {
    await writeFile(`${out}/${path}.webp`, webp)
    console.log(`${path}.webp ${Math.round(webp.length / 1000)} kB`)
  }
  await mkdir(`${out}/blogs`, { recursive: true })
  for (const slug of ARTICLE_SLUGS.filter((name) => isWanted(`blogs/${name}`)))
    await write(`blogs/${slug}`, await composeArticlePicture(await renderCast(ARTICLE_CASTS[slug])))
  if (!isWanted('blogs/product-team')) return
  const [author] = await renderCast([AUTHOR])
  await write('blogs/product-team', await encodeUnder(mostAvatarBytes, sharp(author).resize(avatarPixels)))
}
