import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { identityFromText } from '../../studio/src/identity/index.ts'
import { createStudioPool, type StudioPool } from '../../studio/src/pool/studio-pool.ts'
import { portraitSceneFor } from '../../studio/src/scene/portrait-scene-for.ts'
import { spoilPicture } from '../../studio/src/swap/testing/spoil-picture.ts'
import { median } from '../statistics.ts'
import { type BenchPrompt, listBenchPrompts } from './bench-prompts.ts'
import { type Tile, writeContactSheet } from './contact-sheet.ts'

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
const folder = fileURLToPath(new URL('../out/swap/', import.meta.url))

type Swap = { before: Uint8Array; source: Uint8Array; after: Uint8Array; toSource: number; toTarget: number }

const pool = createStudioPool({ threads: 1 })
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
  const closer = swaps.filter(({ toSource, toTarget }) => toSource > toTarget).length
  console.log(`Closer to the source than to the face before: ${closer} of ${pictures}, the bar is ${BAR * 100} %.`)
  console.log(`Median seconds a picture of ${size} x ${size}: ${median(seconds).toFixed(1)}.`)
  console.log(`Pictures: ${folder}`)
  if (closer < BAR * pictures) process.exitCode = 1
} finally {
  await pool.close({ abort: true })
}

/** Both likenesses are taken from other portraits, in other scenes, so that neither side has an advantage. */
async function swapOnce(
  { renderPortrait, swapFace, compareFaces }: StudioPool,
  { target, source, index }: { target: BenchPrompt; source: BenchPrompt; index: number },
): Promise<{ swap: Swap; took: number }> {
  const portrait = async ({ text, gender }: BenchPrompt, seed: number, side: number) => {
    const { identity } = identityFromText(text, gender)
    const scene = portraitSceneFor(identity, seed)
    return { identity, png: (await renderPortrait({ identity, scene, width: side, height: side })).png }
  }
  const drawn = await portrait(target, index, size)
  const spoiling = SPOILINGS[index % SPOILINGS.length]
  const before = spoiling ? await spoilPicture(drawn.png, spoiling) : drawn.png
  const wanted = await portrait(source, index + 4000, 384)
  const other = await portrait(target, index + 8000, 384)
  const start = performance.now()
  const { png: after } = await swapFace({ identity: wanted.identity, picture: before, spot: null })
  const took = (performance.now() - start) / 1000
  const [toSource, toTarget] = [await compareFaces(after, wanted.png), await compareFaces(after, other.png)]
  return { swap: { before, source: wanted.png, after, toSource: toSource ?? 0, toTarget: toTarget ?? 1 }, took }
}

function tilesOf(
  { before, source, after, toSource, toTarget }: Swap,
  about: { target: BenchPrompt; source: BenchPrompt; took: number },
): Tile[] {
  const note = `source ${toSource.toFixed(2)}, before ${toTarget.toFixed(2)}, ${about.took.toFixed(1)} s`
  return [
    { png: before, title: about.target.text, note: 'before', isWrong: false },
    { png: source, title: about.source.text, note: 'source', isWrong: false },
    { png: after, title: 'after', note, isWrong: toSource <= toTarget },
  ]
}
