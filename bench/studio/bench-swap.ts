import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { identityFromText } from '../../studio/src/exports/person.ts'
import type { Identity } from '../../studio/src/exports/person.ts'
import { createStudioPool } from '../../studio/src/pool/studio-pool.ts'
import type { StudioPool } from '../../studio/src/pool/studio-pool.ts'
import { portraitSceneFor } from '../../studio/src/scene/scene-for.ts'
import { spoilPicture } from '../../studio/src/swap/testing/spoil-picture.ts'
import { median } from '../statistics.ts'
import { writeContactSheet } from './contact-sheet.ts'
import type { Tile } from './contact-sheet.ts'
import { listBenchPrompts } from './people/prompts.ts'
import type { BenchPrompt } from './people/prompts.ts'

const { values: flags } = parseArgs({
  options: { pictures: { type: 'string', default: '30' }, size: { type: 'string', default: '640' } },
})
const pictures = Number(flags.pictures)
const size = Number(flags.size)
/** Share of the pictures in which the judge must find the new face closer to its source than to the one before. */
const BAR = 0.9
/** Every third picture is left as drawn; the others are soft, noisy and saved as JPEG. */
const SPOILINGS = [
  undefined,
  { noise: 18, blur: 1.2, jpegQuality: 82 },
  { noise: 34, blur: 1.7, jpegQuality: 60 },
] as const
/** Pixels a side of the portraits that results are compared with. */
const REFERENCE_SIZE = 384
const folder = fileURLToPath(new URL('../out/swap/', import.meta.url))

type Swap = {
  before: Uint8Array
  source: Uint8Array
  after: Uint8Array
  /** Likeness to the source as it is. */
  toSource: number
  /** Likeness to the source with what belongs to the picture: hair, beard, glasses, earrings and tone of skin. */
  toDressedSource: number
  toTarget: number
}

const pool = createStudioPool({ threads: 1 })

/** Both likenesses are taken from other portraits, in other scenes, so that neither side has an advantage. */
const swapOnce = async (
  { renderPortrait, swapFace, compareFaces }: StudioPool,
  { target, source, index }: { target: BenchPrompt; source: BenchPrompt; index: number },
): Promise<{ swap: Swap; took: number }> => {
  const portrait = async (identity: Identity, seed: number, side: number) => {
    const scene = portraitSceneFor(identity, seed)
    return (await renderPortrait({ identity, scene, width: side, height: side })).png
  }
  const [before, wanted] = [target, source].map(({ text, gender }) => identityFromText(text, gender).identity)
  if (!before || !wanted) throw new Error('A prompt gave no person.')
  const drawn = await portrait(before, index, size)
  const spoiling = SPOILINGS[index % SPOILINGS.length]
  const picture = spoiling ? await spoilPicture(drawn, spoiling) : drawn
  const reference = await portrait(wanted, index + 4000, REFERENCE_SIZE)
  const dressed = await portrait(dressedLike(wanted, before), index + 4000, REFERENCE_SIZE)
  const other = await portrait(before, index + 8000, REFERENCE_SIZE)
  const start = performance.now()
  const { png: after } = await swapFace({ identity: wanted, picture, spot: null })
  const took = (performance.now() - start) / 1000
  const swap = {
    before: picture,
    source: reference,
    after,
    toSource: (await compareFaces(after, reference)) ?? 0,
    toDressedSource: (await compareFaces(after, dressed)) ?? 0,
    toTarget: (await compareFaces(after, other)) ?? 1,
  }
  return { swap, took }
}

const dressedLike = (person: Identity, picture: Identity): Identity => {
  const { hair, beard, glasses, earrings } = picture
  const { skinTone, undertone } = picture.shape
  return { ...person, hair, beard, glasses, earrings, shape: { ...person.shape, skinTone, undertone } }
}

const isCloser = ({ toDressedSource, toTarget }: Swap): boolean => toDressedSource > toTarget

const tilesOf = (swap: Swap, about: { target: BenchPrompt; source: BenchPrompt; took: number }): Tile[] => {
  const { before, source, after, toSource, toDressedSource, toTarget } = swap
  const likeness = `source ${toSource.toFixed(2)}, face alone ${toDressedSource.toFixed(2)}, before ${toTarget.toFixed(2)}`
  const note = `${likeness}, ${about.took.toFixed(1)} s`
  return [
    { png: before, title: about.target.text, note: 'before', isWrong: false },
    { png: source, title: about.source.text, note: 'source', isWrong: false },
    { png: after, title: 'after', note, isWrong: !isCloser(swap) },
  ]
}

try {
  await mkdir(folder, { recursive: true })
  const prompts = listBenchPrompts(pictures + 8)
  const swaps: Swap[] = []
  const seconds: number[] = []
  const tiles: Tile[] = []
  for (let index = 0; index < pictures; index++) {
    const [target, source] = [prompts[index], prompts[index + 8]]
    if (!target || !source) throw new RangeError('There are not enough prompts for so many pictures.')
    const { swap, took } = await swapOnce(pool, { target, source, index })
    swaps.push(swap)
    seconds.push(took)
    await writeFile(join(folder, `${index + 1}.png`), swap.after)
    tiles.push(...tilesOf(swap, { target, source, took }))
  }
  await writeContactSheet(join(folder, 'swaps.webp'), tiles, { width: 320, height: 320, columns: 6 })
  const closer = swaps.filter(isCloser).length
  const plainlyCloser = swaps.filter(({ toSource, toTarget }) => toSource > toTarget).length
  console.log(
    `Face alone closer to the source than to the face before: ${closer} of ${pictures}, the bar is ${BAR * 100} %.`,
  )
  console.log(
    `The same against the source with its own hair, glasses and skin: ${plainlyCloser} of ${pictures}, no bar.`,
  )
  console.log(`Median seconds a picture of ${size} x ${size}: ${median(seconds).toFixed(1)}.`)
  console.log(`Pictures: ${folder}`)
  if (closer < BAR * pictures) process.exitCode = 1
} finally {
  await pool.close({ abort: true })
}
