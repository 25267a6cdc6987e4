import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Gender } from '../../studio/src/identity/identity.ts'
import type { Picture } from '../../studio/src/image/picture.ts'
import { createNodeCanvas } from '../../studio/src/image/node-canvas.ts'
import { encodePng } from '../../studio/src/image/png.ts'
import { renderPicture } from '../../studio/src/render/picture.ts'
import type { Framing } from '../../studio/src/scene/scene.ts'
import { stockModel } from '../../studio/src/templates/compose-templates.ts'
import type { SceneTemplate } from '../../studio/src/templates/compose-templates.ts'
import { listTemplates } from '../../studio/src/templates/list-templates.ts'
import { writeContactSheet } from './contact-sheet.ts'
import { hashDistance, perceptualHash } from './perceptual-hash.ts'

/** Two posters nearer than this look alike. */
const LEAST_DISTANCE = 8
const SIZES: Record<Framing, readonly [width: number, height: number]> = {
  selfie: [144, 144],
  'half-body': [128, 160],
  'full-body': [110, 160],
}
const GENDERS: readonly Gender[] = ['female', 'male']

type Poster = { template: SceneTemplate; picture: Picture; hash: boolean[] }

const renderPoster = (template: SceneTemplate): Poster => {
  const [width, height] = SIZES[template.framing]
  const picture = renderPicture(stockModel(template.gender, template.model), template.scene, {
    width,
    height,
    createCanvas: createNodeCanvas,
  })
  return { template, picture, hash: perceptualHash(picture) }
}

/** Pairs of one gender whose posters are too much alike, nearest first. */
const nearPairs = (posters: readonly Poster[]) =>
  posters
    .flatMap((first, index) =>
      posters.slice(index + 1).map((second) => ({ first, second, distance: hashDistance(first.hash, second.hash) })),
    )
    .filter(({ distance }) => distance < LEAST_DISTANCE)
    .sort((a, b) => a.distance - b.distance)

const folder = process.argv[2] ?? fileURLToPath(new URL('../out/posters/', import.meta.url))
await mkdir(folder, { recursive: true })
let near = 0
for (const gender of GENDERS) {
  const posters = listTemplates(gender).map(renderPoster)
  const tiles = posters.map(({ template: { id, scene }, picture }) => ({
    png: encodePng(picture),
    title: `${id} ${scene.backdrop}`,
    note: `${scene.time} ${scene.weather} ${scene.outfit}`,
    isWrong: false,
  }))
  await writeContactSheet(join(folder, `posters-${gender}.webp`), tiles, { width: 160, height: 160, columns: 16 })
  const pairs = nearPairs(posters)
  near += pairs.length
  console.log(`${posters.length} posters (${gender}), ${pairs.length} pairs nearer than ${LEAST_DISTANCE} bits`)
  for (const { first, second, distance } of pairs)
    console.log(`  ${distance}  ${first.template.id}  ${second.template.id}`)
}
process.exitCode = near > 0 ? 1 : 0
