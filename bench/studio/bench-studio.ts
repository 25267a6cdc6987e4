import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { identityFromText } from '../../studio/src/exports/person.ts'
import { createStudioPool } from '../../studio/src/pool/studio-pool.ts'
import type { StudioPool } from '../../studio/src/pool/studio-pool.ts'
import { portraitSceneFor } from '../../studio/src/scene/scene-for.ts'
import { measureAll, measureBodies, passes } from './people/measure.ts'
import { listBenchPrompts } from './people/prompts.ts'
import { renderBodies, timeBodies } from './people/render-bodies.ts'
import { renderCast, renderStrangers } from './people/render-cast.ts'
import { formatTable, writeReport } from './people/report.ts'

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    bodies: { type: 'boolean', default: false },
    scale: { type: 'string' },
    count: { type: 'string' },
  },
})
const size = flags.quick
  ? { prompts: 24, strangers: 24, bodies: 24, timed: 3, mainSize: 640, otherSize: 448, bodyScale: 0.6 }
  : { prompts: 120, strangers: 200, bodies: 120, timed: 12, mainSize: 1024, otherSize: 512, bodyScale: 1 }
const plan = {
  ...size,
  ...(flags.bodies && { prompts: 0, strangers: 0 }),
  ...(flags.scale && { bodyScale: Number(flags.scale) }),
  ...(flags.count && { bodies: Number(flags.count) }),
}
const folder = fileURLToPath(new URL('../out/studio/', import.meta.url))

const pool = createStudioPool({ threads: Math.min(4, availableParallelism()), maxQueued: 10_000 })

/** Seconds of 1024 x 1024 portraits one after the other, PNG included, after one to warm up. */
const timePortraits = async (pool: StudioPool, count: number): Promise<number[]> => {
  const seconds: number[] = []
  for (const [index, { text, gender }] of listBenchPrompts(count + 1).entries()) {
    const { identity } = identityFromText(text, gender)
    const start = performance.now()
    await pool.renderPortrait({ identity, scene: portraitSceneFor(identity, index), width: 1024, height: 1024 })
    if (index > 0) seconds.push((performance.now() - start) / 1000)
  }
  return seconds
}

try {
  const total = plan.prompts + plan.strangers + plan.bodies
  let done = 0
  const onDone = (label: string): void => {
    done += 1
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${done}/${total} ${label.slice(0, 90)}`)
  }
  const load = loadavg()[0] ?? 0
  const seconds = flags.bodies ? [] : await timePortraits(pool, plan.timed)
  const timedPrompts = listBenchPrompts(plan.timed + 1)
  const bodySeconds = {
    half: await timeBodies(pool, timedPrompts, 'half-body'),
    full: await timeBodies(pool, timedPrompts, 'full-body'),
  }
  const options = { pool, mainSize: plan.mainSize, otherSize: plan.otherSize, onDone }
  const cast = await renderCast(listBenchPrompts(plan.prompts), options)
  const strangers = await renderStrangers(plan.strangers, options)
  const bodies = await renderBodies(listBenchPrompts(plan.bodies), { pool, scale: plan.bodyScale, onDone })
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  const portraits = flags.bodies ? [] : measureAll(cast, strangers, seconds)
  const measures = [...portraits, ...measureBodies(bodies, bodySeconds)]
  await writeReport(folder, { measures, cast, strangers, bodies })
  console.log(formatTable(measures))
  if (load > 1) console.log(`Times were taken on a busy machine (load ${load.toFixed(1)}): repeat them on a quiet one.`)
  console.log(`Pictures and figures: ${folder}`)
  if (!measures.every(passes)) process.exitCode = 1
} finally {
  await pool.close({ abort: true })
}
