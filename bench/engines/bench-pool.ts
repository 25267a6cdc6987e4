import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startStandInComfy } from '../../sandbox/src/engines/stand-in-comfy.ts'
import { createComfyEngine } from '../../server/src/adapters/engines/comfyui/comfy-engine.ts'
import { openPool } from '../../server/src/adapters/engines/comfyui/pool.ts'
import { readWorkflows } from '../../server/src/adapters/engines/comfyui/workflow/workflow.ts'
import { driveRecipe, plainTools } from '../../server/src/adapters/engines/testing/drive-recipe.ts'

/**
 * 200 faces on four stand-in ComfyUI servers of different speed: how near the pool comes to the sum of their rates, and
 * whether anything is lost when one of them dies in the middle.
 */
const jobs = 200
const speedsMs = [600, 900, 1500, 2400]
const depth = 2
const perRate = 20
const bar = 0.9

const face = { kind: 'face', input: { mode: 'prompt', gender: 'female', prompt: 'green eyes' } } as const

const submit = async (url: string): Promise<void> => {
  const chosen = readWorkflows(null).get('face')?.[0]
  if (!chosen) throw new Error('There is no workflow for faces.')
  const promptId = randomUUID()
  const body = JSON.stringify({ prompt: chosen.graph, prompt_id: promptId })
  const answer = await fetch(`${url}/prompt`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`A prompt was answered ${answer.status}: ${await answer.text()}`)
}

type Run = { seconds: number; states: string[]; painted: number[]; sent: number }

/** Prompts a second that stand-in servers of these speeds do on this machine now, kept busy by hand. */
const measureRates = async (): Promise<number> => {
  const rates = await Promise.all(
    speedsMs.map(async (msPerPrompt) => {
      const server = await startStandInComfy({ msPerPrompt })
      const began = performance.now()
      for (let sent = 0; sent < perRate; sent += 1) await submit(server.url)
      while (server.painted.length < perRate) await sleep(5)
      const rate = perRate / ((performance.now() - began) / 1000)
      await server[Symbol.asyncDispose]()
      return rate
    }),
  )
  return rates.reduce((sum, rate) => sum + rate, 0)
}

const measure = async (
  onDone: (done: number, servers: Awaited<ReturnType<typeof startStandInComfy>>[]) => Promise<void>,
): Promise<Run> => {
  const servers = await Promise.all(speedsMs.map((msPerPrompt) => startStandInComfy({ msPerPrompt })))
  const engine = createComfyEngine({
    pool: openPool({ addresses: servers.map(({ url }) => ({ url, token: null })), depth }),
    workflows: readWorkflows(null),
    ...plainTools(null),
    patience: { silentMs: 2000, lostMs: 2000, noServerMs: 60_000, pollMs: 500 },
    usdPerHour: null,
    depth,
  })
  let left = jobs
  let done = 0
  const states: string[] = []
  const work = async () => {
    while (left > 0) {
      left -= 1
      const { end } = await driveRecipe(engine, face)
      states.push(end.state)
      done += 1
      await onDone(done, servers)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: engine.concurrency.quick }, work))
  const seconds = (performance.now() - began) / 1000
  const painted = servers.map((server) => server.painted.length)
  const sent = servers.reduce((sum, { taken }) => sum + taken.length, 0)
  await engine.close()
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()))
  return { seconds, states, painted, sent }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const before = await measureRates()
const whole = await measure(async () => {})
// The machine's load changes while this runs.
const ideal = (before + (await measureRates())) / 2
const ratio = jobs / whole.seconds / ideal
say(`${jobs} faces on servers of ${speedsMs.join(', ')} ms: ${whole.painted.join(' + ')}, sent ${whole.sent} times`)
say(`throughput: ${(ratio * 100).toFixed(1)} % of the sum of their rates (bar ${bar * 100} %)`)

let isDead = false
const broken = await measure(async (done, [first]) => {
  if (isDead || done < jobs / 2) return
  isDead = true
  await first?.die()
})
const lost = broken.states.filter((state) => state !== 'done').length
say(`one dies in the middle: ${broken.painted.join(' + ')}, sent ${broken.sent} times, lost ${lost}`)
process.exitCode = ratio >= bar && lost === 0 && whole.sent === jobs ? 0 : 1
