import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createStudioPool } from '../../studio/src/pool/studio-pool.ts'
import { median } from '../statistics.ts'
import { listBenchGarments } from './cloth/garments.ts'
import { CLOTH_BARS, photographWearer, swapCloth } from './cloth/swap-cloth.ts'
import type { ClothSwap } from './cloth/swap-cloth.ts'
import { pairUp } from './cloth/wearers.ts'
import { writeContactSheet } from './contact-sheet.ts'
import type { Tile } from './contact-sheet.ts'
import { passes } from './people/measure.ts'
import type { Measure } from './people/measure.ts'
import { formatTable } from './people/report.ts'

const { values: flags } = parseArgs({ options: { only: { type: 'string' }, scale: { type: 'string', default: '1' } } })
const scale = Number(flags.scale)
const only = flags.only?.split(',').map(Number)
const folder = fileURLToPath(new URL('../out/cloth/', import.meta.url))

const pool = createStudioPool({ threads: 1 })

const within = (name: string, { unit, bar }: { unit: string; bar: number }, values: readonly number[]): Measure[] => [
  { name: `${name}, worst`, value: Math.max(...values), bar, better: 'lower', unit },
  { name: `${name}, median`, value: median(values), bar, better: 'lower', unit },
]

const measureSwaps = (swaps: readonly ClothSwap[], failed: number): Measure[] => {
  const periods = swaps.flatMap(({ periodOff: off }) => (off === undefined ? [] : [100 * off]))
  return [
    { name: 'Garments that were refused', value: failed, bar: 0, better: 'lower', unit: '' },
    ...within(
      'Colour: CIEDE2000 to the garment',
      { unit: '', bar: CLOTH_BARS.color },
      swaps.map((swap) => swap.colorDifference),
    ),
    ...within('Pattern: period off by', { unit: '%', bar: CLOTH_BARS.period * 100 }, periods),
    ...within(
      'Face: mean change',
      { unit: '%', bar: CLOTH_BARS.face },
      swaps.map((swap) => swap.faceChange),
    ),
    ...within(
      'Identity: change of the score',
      { unit: '', bar: CLOTH_BARS.identity },
      swaps.map((swap) => swap.identityChange),
    ),
    ...within(
      'Processor',
      { unit: 's', bar: CLOTH_BARS.seconds },
      swaps.map((swap) => swap.seconds),
    ),
  ]
}

const holds = ({ colorDifference, periodOff: off = 0, faceChange, identityChange, seconds }: ClothSwap): boolean =>
  colorDifference <= CLOTH_BARS.color &&
  off <= CLOTH_BARS.period &&
  faceChange <= CLOTH_BARS.face &&
  identityChange <= CLOTH_BARS.identity &&
  seconds <= CLOTH_BARS.seconds

const noteOf = ({ worn, colorDifference, periodOff: off, faceChange, identityChange, seconds }: ClothSwap): string => {
  const period = off === undefined ? '' : `, period ${(100 * off).toFixed(0)} % off`
  const face = `face ${faceChange.toFixed(2)} %, identity ${identityChange.toFixed(3)}`
  return `${worn.cut}, colour ${colorDifference.toFixed(1)}${period}, ${face}, ${seconds.toFixed(1)} s`
}

const tilesOf = (swap: ClothSwap): Tile[] => {
  const { garment, wearer, before, after, worn } = swap
  return [
    { png: garment.png, title: garment.name, note: `read as ${worn.cut}, ${worn.cloth}`, isWrong: false },
    { png: before, title: wearer.name, note: 'before', isWrong: false },
    { png: after, title: 'after', note: noteOf(swap), isWrong: !holds(swap) },
  ]
}

try {
  await mkdir(folder, { recursive: true })
  const befores = new Map<string, ReturnType<typeof photographWearer>>()
  const pairs = pairUp(await listBenchGarments(pool)).filter((_, index) => !only || only.includes(index + 1))
  const swaps: ClothSwap[] = []
  const failures: string[] = []
  for (const { garment, wearer } of pairs) {
    const before = befores.get(wearer.name) ?? photographWearer(pool, wearer, scale)
    befores.set(wearer.name, before)
    try {
      const swap = await swapCloth(pool, { garment, wearer, before: await before, scale })
      swaps.push(swap)
      await writeFile(join(folder, `${swaps.length}.png`), swap.after)
      console.log(`${garment.name} on ${wearer.name}: ${noteOf(swap)}`)
    } catch (error) {
      failures.push(`${garment.name} on ${wearer.name}: ${String(error)}`)
      console.log(failures.at(-1))
    }
  }
  const measures = measureSwaps(swaps, failures.length)
  await writeContactSheet(join(folder, 'swaps.webp'), swaps.flatMap(tilesOf), { width: 300, height: 375, columns: 6 })
  console.log(`\n${formatTable(measures)}\n`)
  console.log(`Median seconds by the wall: ${median(swaps.map(({ wallSeconds }) => wallSeconds)).toFixed(1)}.`)
  console.log(`Pictures: ${folder}`)
  if (!measures.every(passes)) process.exitCode = 1
} finally {
  await pool.close({ abort: true })
}
