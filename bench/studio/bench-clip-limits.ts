import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openClipProcessor } from '../../server/src/adapters/media/clip/open-clip-processor.ts'
import { aacTone, makeClip } from '../../server/src/adapters/media/clip/testing/make-clip.ts'
import { readPictures } from '../../server/src/adapters/media/clip/testing/read-pictures.ts'
import { readStreams } from '../../server/src/adapters/media/clip/testing/read-streams.ts'
import { identityFromText } from '../../studio/src/exports/person.ts'
import { createStudioPool } from '../../studio/src/pool/studio-pool.ts'
import { makeHeadFilm } from './make-head-film.ts'

const { values: flags } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })
const seconds = Number(flags.seconds)
const [width, height, framesPerSecond] = [1920, 1080, 25]
const BARS = { memoryBytes: 1.5 * 2 ** 30, offsetMs: 40, cancelMs: 2000 }
const lookEveryMs = 200
const ticksPerSecond = 100
const folder = fileURLToPath(new URL('../out/clip-limits/', import.meta.url))
const work = join(folder, 'work')
const person = (text: string) => identityFromText(text, 'female', { seed: 4 }).identity

type Use = { pid: number; peakBytes: number; cpuSeconds: number; diskBytes: number }

const childrenOf = async (): Promise<number[]> => {
  const tasks = await readdir('/proc/self/task')
  const lists = await Promise.all(tasks.map((task) => readFile(`/proc/self/task/${task}/children`, 'utf8')))
  return lists.join(' ').split(/\s+/).filter(Boolean).map(Number)
}

const diskOf = async (dir: string): Promise<number> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name)).catch(() => null)))
  return sizes.reduce((sum, file) => sum + (file?.size ?? 0), 0)
}

/** What the process that works on a clip has used so far; undefined when it has ended. */
const lookAt = async (pid: number): Promise<Pick<Use, 'peakBytes' | 'cpuSeconds'> | undefined> => {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    const [, peak = '0'] = /VmHWM:\s+(\d+) kB/.exec(status) ?? []
    const numbers = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
    return {
      peakBytes: Number(peak) * 1024,
      cpuSeconds: (Number(numbers[11]) + Number(numbers[12])) / ticksPerSecond,
    }
  } catch {
    return undefined
  }
}

/** Watches the only process under way until `done` settles. */
const watch = async (done: Promise<unknown>): Promise<Use> => {
  const use: Use = { pid: 0, peakBytes: 0, cpuSeconds: 0, diskBytes: 0 }
  const over = done.then(
    () => true,
    () => true,
  )
  do {
    const [pid = use.pid] = await childrenOf()
    const seen = await lookAt(pid)
    // A process that has just ended is still listed, without its memory.
    if (seen && seen.peakBytes > 0) Object.assign(use, seen, { pid })
    use.diskBytes = Math.max(use.diskBytes, await diskOf(work))
  } while (!(await Promise.race([over, sleep(lookEveryMs, false)])))
  return use
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`

const offsetOf = async (film: Uint8Array): Promise<number> => {
  const { video, audio } = await readStreams(film)
  return 1000 * ((audio?.startSeconds ?? Infinity) - video.startSeconds)
}

/** A film of a moving head, there and back for as long as it takes. */
const makeLongFilm = async (): Promise<Buffer> => {
  const pool = createStudioPool({ threads: 1 })
  const head = {
    identity: person('45-year-old white woman with short blonde hair'),
    seed: 3,
    width,
    height,
    seconds: 1,
  }
  const pictures = await readPictures(await makeHeadFilm(pool, head))
  await pool.close({ abort: true })
  const turns = 2 * pictures.length - 2
  const paint = (index: number): Uint8ClampedArray => {
    const step = index % turns
    const picture = pictures[step < pictures.length ? step : turns - step]
    if (!picture) throw new Error('The film has no such frame.')
    return new Uint8ClampedArray(picture.data)
  }
  return makeClip({ width, height, frames: seconds * framesPerSecond, paint, sound: aacTone(seconds) })
}

/** Says every tenth of the way how it goes. */
const onProgress = (stage: string, share: number) => {
  if (share < told) return
  told += 0.1
  console.log(`${stage}: ${Math.round(share * 100)} %`)
}

await mkdir(folder, { recursive: true })
const film = await makeLongFilm()
const path = join(folder, 'before.mp4')
await writeFile(path, film)
console.log(`Film: ${seconds} s, ${width} x ${height}, ${megabytes(film.length)}.`)
const workshop = await openClipProcessor({ dir: work })
let told = 0
const request = { video: { path }, identity: person('28-year-old asian woman with long black hair'), spot: null }
try {
  const started = performance.now()
  const swapping = workshop.swapFace(request, { onProgress })
  const use = await watch(swapping)
  const clip = await swapping
  const took = (performance.now() - started) / 1000
  await writeFile(join(folder, 'after.mp4'), clip.bytes)
  const offsetMs = Math.abs((await offsetOf(clip.bytes)) - (await offsetOf(film)))
  const frames = (await readStreams(clip.bytes)).video
  console.log(`Swap: ${took.toFixed(0)} s, ${use.cpuSeconds.toFixed(0)} s of the processor, ${JSON.stringify(frames)}.`)
  console.log(`Memory of its process at most ${megabytes(use.peakBytes)}, the bar is ${megabytes(BARS.memoryBytes)}.`)
  console.log(`Disk while at work at most ${megabytes(use.diskBytes)}, afterwards ${megabytes(await diskOf(work))}.`)
  console.log(`Sound offset ${offsetMs.toFixed(1)} ms, the bar is ${BARS.offsetMs} ms.`)

  const stop = new AbortController()
  let stoppedAt = 0
  const onStage = (stage: string) => {
    if (stoppedAt > 0 || !stage.startsWith('Fitting')) return
    stoppedAt = performance.now()
    stop.abort(new Error('stopped'))
  }
  const stopping = workshop.swapFace(request, { signal: stop.signal, onProgress: onStage })
  let endedAt = 0
  const ending = stopping.catch(() => (endedAt = performance.now()))
  const { pid } = await watch(ending)
  const cancelMs = endedAt - stoppedAt
  const isGone = !isAlive(pid) && (await diskOf(work)) === 0
  console.log(
    `Cancel: over after ${cancelMs.toFixed(0)} ms, the bar is ${BARS.cancelMs} ms; process and files gone: ${isGone}.`,
  )
  const isGood =
    use.peakBytes < BARS.memoryBytes && offsetMs < BARS.offsetMs && stoppedAt > 0 && cancelMs < BARS.cancelMs && isGone
  if (!isGood) process.exitCode = 1
} finally {
  await workshop.close()
}
