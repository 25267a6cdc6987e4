import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Gender } from '@visage/contract'
import type { StudioPool } from '@visage/studio/pool'
import { findTemplate, findVideoTemplate, listTemplates, listVideoTemplates, stockModel } from '@visage/studio/scene'
import type { SceneTemplate, VideoTemplate } from '@visage/studio/scene'
import { LARGEST_CLIP_SIDE, PICTURE_SIZES, sceneClipSize } from '../../adapters/engines/sizes.ts'
import type { ClipFrames } from '../../adapters/engines/sizes.ts'
import type { ClipProcessor } from '../../adapters/media/clip/clip-processor.ts'
import { SMALL_LOOP } from '../template-source.ts'
import type { ClipSize, ShippedFile, TemplateCatalogue, TemplateEntry, TemplateKind } from '../template-source.ts'

/** Go up when templates look different than before; what is shipped is then rendered again (`npm run site:media`). */
const VERSIONS: Record<TemplateKind, string> = { image: 'studio-8', video: 'studio-video-7' }

const shippedFolder = (name: string): string =>
  fileURLToPath(new URL(`../../../media/templates/${name}`, import.meta.url))

const SHIPPED: Record<ShippedFile, { folder: string; ending: string }> = {
  poster: { folder: shippedFolder('posters'), ending: 'avif' },
  loop: { folder: shippedFolder('loops'), ending: 'mp4' },
}

/** What comes along, by the names of the files. */
const openShipped = (): TemplateCatalogue['findShipped'] => {
  const names = new Set(Object.values(SHIPPED).flatMap(({ folder }) => readdirSync(folder)))
  return (id, file) => {
    const { folder, ending } = SHIPPED[file]
    const name = `${id}.${ending}`
    return names.has(name) ? join(folder, name) : undefined
  }
}

const describeImage = ({ id, label, gender, framing, scene }: SceneTemplate): TemplateEntry => ({
  id,
  kind: 'image',
  label,
  gender,
  durationSeconds: null,
  recipe: { scene },
  ...PICTURE_SIZES[framing],
})

const describeVideo = (
  { id, label, gender, scene, motion }: VideoTemplate,
  { width, height }: ClipFrames,
): TemplateEntry => ({
  id,
  kind: 'video',
  label,
  gender,
  width,
  height,
  durationSeconds: motion.durationSeconds,
  recipe: { scene, motion },
})

/** Videos are shown in reverse order. */
const listKind = (kind: TemplateKind, gender: Gender, largest: ClipFrames): readonly TemplateEntry[] =>
  kind === 'image'
    ? listTemplates(gender).map(describeImage)
    : listVideoTemplates(gender)
        .map((template) => describeVideo(template, largest))
        .toReversed()

const readTemplate = (id: string): SceneTemplate | VideoTemplate => {
  const template = findTemplate(id) ?? findVideoTemplate(id)
  if (!template) throw new Error(`There is no template ${id}.`)
  return template
}

const isVideo = (template: SceneTemplate | VideoTemplate): template is VideoTemplate => 'motion' in template

type Options = { pool: StudioPool; clips: ClipProcessor; clipSide: number }

/** The studio's saved scenes, each with a stock person in it. */
export const openStudioTemplates = ({ pool, clips, clipSide }: Options): TemplateCatalogue => {
  const sizes: Record<ClipSize, ClipFrames> = {
    small: { ...sceneClipSize(Math.min(SMALL_LOOP.side, clipSide)), framesPerSecond: SMALL_LOOP.framesPerSecond },
    large: sceneClipSize(clipSide),
  }
  return {
    versions: clipSide === LARGEST_CLIP_SIDE ? VERSIONS : { ...VERSIONS, video: `${VERSIONS.video}-${clipSide}` },
    list: (kind, gender) => listKind(kind, gender, sizes.large),
    find(id) {
      const image = findTemplate(id)
      if (image) return describeImage(image)
      const video = findVideoTemplate(id)
      return video && describeVideo(video, sizes.large)
    },
    findShipped: openShipped(),
    async read(id, { signal }) {
      const template = readTemplate(id)
      const { gender, model, scene } = template
      const { width, height } = isVideo(template) ? sizes.large : PICTURE_SIZES[template.framing]
      const request = { identity: stockModel(gender, model), scene, width, height }
      const { png } = await pool.renderPicture(request, { isBackground: true, ...(signal && { signal }) })
      return { bytes: png, mimeType: 'image/png' }
    },
    async writeClip(id, size, { path, signal }) {
      const template = readTemplate(id)
      if (!isVideo(template)) throw new Error(`The template ${id} is a picture.`)
      const { gender, model, scene, motion } = template
      const request = { of: 'scene', identity: stockModel(gender, model), scene, motion, ...sizes[size] } as const
      await writeFile(path, (await clips.animate(request, { isBackground: true, ...(signal && { signal }) })).bytes)
    },
  }
}
