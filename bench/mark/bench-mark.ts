import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import {
  BELIEVED_SCORE,
  createWatermarkTile,
  createWatermarkWriter,
  findWatermark,
  watermarkScore,
} from '../../studio/src/exports/watermark.ts'
import type { Luma } from '../../studio/src/exports/watermark.ts'
import { createRandom } from '../../studio/src/math/random.ts'
import { median, quantile } from '../statistics.ts'
import { paintNaturalLike } from './natural-like.ts'
import type { Pixels } from './natural-like.ts'
import { spoil, SPOILINGS } from './spoilings.ts'
import { drawStudioPictures } from './studio-pictures.ts'

const { values: flags } = parseArgs({
  options: {
    studio: { type: 'string', default: '60' },
    natural: { type: 'string', default: '60' },
    alarms: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    /** Only looks at pictures without a mark. */
    unmarked: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
})
/** Share of the marked pictures that must be recognised after each spoiling. */
const BAR = 0.95
const NATURAL_SIZE = { width: 1080, height: 1350 }
/** Sides of the pictures without a mark, in pixels: one in ten is large. */
const ALARM_SIDES = { usual: [256, 448], large: [600, 820] } as const
const largestSide = 1600
const folder = fileURLToPath(new URL('../out/mark/', import.meta.url))

const tile = createWatermarkTile(Uint8Array.from({ length: 16 }, (_, index) => index * 11 + 5))

const toLuma = async (picture: Sharp): Promise<Luma> => {
  const { data, info } = await picture
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

/** Peak signal-to-noise ratio in decibels. */
const psnr = (before: Uint8Array, after: Uint8Array): number => {
  let squares = 0
  for (const [index, value] of before.entries()) squares += (value - (after[index] ?? 0)) ** 2
  return 10 * Math.log10(255 ** 2 / (squares / before.length))
}

const messageOf = (seed: number): Uint8Array => {
  const random = createRandom(seed + 99)
  return Uint8Array.from({ length: 8 }, () => random() * 256)
}

type Seen = { name: string; isFound: boolean; score: number; milliseconds: number }

const look = async (picture: Pixels, { message, seed }: { message: Uint8Array; seed: number }): Promise<Seen[]> => {
  const seen: Seen[] = []
  for (const name of Object.keys(SPOILINGS)) {
    const luma = await toLuma(sharp(await spoil(name, picture, seed)))
    const start = process.cpuUsage()
    const found = findWatermark(luma, { tile, accepts: (read) => Buffer.compare(read, message) === 0 })
    const { user } = process.cpuUsage(start)
    seen.push({ name, isFound: found !== null, score: found?.score ?? 0, milliseconds: user / 1000 })
  }
  return seen
}

const listPictures = async function* (): AsyncGenerator<Pixels> {
  yield* drawStudioPictures(Number(flags.studio), join(folder, 'studio'))
  for (let seed = 0; seed < Number(flags.natural); seed++) yield await paintNaturalLike(seed, NATURAL_SIZE)
}

const measureDetection = async () => {
  const seen: Seen[] = []
  const [ratios, milliseconds]: number[][] = [[], []]
  let seed = 0
  for await (const picture of listPictures()) {
    const message = messageOf(seed)
    const before = Uint8Array.from(picture.data)
    const start = process.cpuUsage()
    createWatermarkWriter(tile, message).embed({ ...picture, channels: 3 })
    milliseconds?.push(process.cpuUsage(start).user / 1000)
    ratios?.push(psnr(before, picture.data))
    if (flags.save) await savePair(seed, before, picture)
    seen.push(...(await look(picture, { message, seed })))
    seed += 1
    if (seed % 10 === 0) console.error(`${seed} marked pictures looked at`)
  }
  return { seen, ratios: ratios ?? [], milliseconds: milliseconds ?? [] }
}

const savePair = async (seed: number, before: Uint8Array, { width, height, data }: Pixels): Promise<void> => {
  await mkdir(join(folder, 'pairs'), { recursive: true })
  for (const [name, pixels] of [
    ['before', before],
    ['after', data],
  ] as const)
    await sharp(pixels, { raw: { width, height, channels: 3 } }).toFile(join(folder, 'pairs', `${seed}-${name}.png`))
}

/** Unmarked pictures: natural-like ones, and every fourth a piece of a studio picture, mirrored and saved as JPEG. */
const drawUnmarked = async (seed: number, studio: readonly Pixels[]): Promise<Luma> => {
  const random = createRandom(seed + 5)
  const [least, most] = ALARM_SIDES[seed % 10 === 9 ? 'large' : 'usual']
  const side = () => Math.round(least + random() * (most - least))
  const size = { width: side(), height: side() }
  const source = seed % 4 === 0 ? studio[seed % studio.length] : undefined
  const { width, height, data } = source ?? (await paintNaturalLike(seed + 1_000_000, size))
  const picture = sharp(data, { raw: { width, height, channels: 3 } }).flop(seed % 3 === 0)
  if (source)
    picture.extract({
      left: Math.floor(random() * (source.width - size.width)),
      top: Math.floor(random() * (source.height - size.height)),
      ...size,
    })
  const file = seed % 2 === 0 ? await picture.jpeg({ quality: Math.round(50 + random() * 45) }).toBuffer() : null
  return toLuma(file ? sharp(file) : picture)
}

const measureAlarms = async (): Promise<number[]> => {
  const studio: Pixels[] = []
  if (Number(flags.alarms) > 0)
    for await (const picture of drawStudioPictures(Number(flags.studio), join(folder, 'studio'))) studio.push(picture)
  const scores: number[] = []
  const first = Number(flags.from)
  for (let seed = first; seed < first + Number(flags.alarms); seed++) {
    scores.push(watermarkScore(await drawUnmarked(seed, studio), tile))
    if (scores.length % 250 === 0) {
      console.error(`${scores.length} unmarked pictures looked at, highest score ${Math.max(...scores).toFixed(2)}`)
      await writeFile(join(folder, `unmarked-scores-${first}.json`), JSON.stringify(scores))
    }
  }
  return scores
}

const printDetection = ({ seen, ratios, milliseconds }: Awaited<ReturnType<typeof measureDetection>>): boolean => {
  if (ratios.length === 0) return true
  console.log(
    `${ratios.length} marked pictures. PSNR: median ${median(ratios).toFixed(1)} dB, lowest ${Math.min(...ratios).toFixed(1)} dB. ` +
      `Marking one: median ${median(milliseconds).toFixed(0)} ms of the processor.`,
  )
  const rows = Object.keys(SPOILINGS).map((name) => {
    const mine = seen.filter((one) => one.name === name)
    const share = mine.filter(({ isFound }) => isFound).length / mine.length
    const scores = mine.map(({ score }) => score)
    return {
      name,
      share,
      low: quantile(scores, 0.05),
      middle: median(scores),
      milliseconds: mine.map((one) => one.milliseconds),
    }
  })
  console.log(`\n${'What happened'.padEnd(36)}recognised  score at 5 %  median  ms`)
  for (const { name, share, low, middle, milliseconds: took } of rows)
    console.log(
      `${name.padEnd(36)}${`${(share * 100).toFixed(1)} %`.padStart(10)}${low.toFixed(1).padStart(14)}${middle.toFixed(1).padStart(8)}${median(took).toFixed(0).padStart(4)}`,
    )
  return rows.every(({ share }) => share >= BAR)
}

const printAlarms = (scores: readonly number[]): boolean => {
  if (scores.length === 0) return true
  const alarms = scores.filter((score) => score >= BELIEVED_SCORE).length
  console.log(
    `\n${scores.length} pictures without a mark: score median ${median(scores).toFixed(2)}, ` +
      `99.9 % below ${quantile(scores, 0.999).toFixed(2)}, highest ${Math.max(...scores).toFixed(2)}; ` +
      `${alarms} at or above ${BELIEVED_SCORE}, from where a message is read (and must then match its 24-bit check).`,
  )
  return alarms === 0
}

await mkdir(folder, { recursive: true })
const isFound = flags.unmarked || printDetection(await measureDetection())
const isQuiet = printAlarms(await measureAlarms())
if (!isFound || !isQuiet) {
  console.log('\nFAIL')
  process.exitCode = 1
}
