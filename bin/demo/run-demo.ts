import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { MultiBar, Presets } from 'cli-progress'
import sharp from 'sharp'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { DemoClient } from './demo-client.ts'

const startMs = 60_000

/** A server of the demo's own, in a folder that goes away with it. */
const startOwnServer = async (): Promise<AsyncDisposable & { url: string }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'visage-demo-'))
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    env: { ...process.env, PORT: '0', WEB_DIR: '', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  child.stdout.setEncoding('utf8')
  let output = ''
  const ready = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not start in time:\n${output}`)), startMs)
    child.stdout.on('data', (chunk: string) => {
      output += chunk
      const url = output.match(/ready at (http:\S+)/)?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    })
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)))
  })
  try {
    return { url: await ready, [Symbol.asyncDispose]: stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const cell = 512
const labelHeight = 40

const label = (text: string): Buffer =>
  Buffer.from(
    `<svg width="${cell}" height="${labelHeight}"><rect width="100%" height="100%" fill="#0b0c10"/>` +
      `<text x="16" y="27" font-family="sans-serif" font-size="20" fill="#dfe3ee">${text}</text></svg>`,
  )

/** Puts the pictures side by side with their names below, as one PNG. */
const makeContactSheet = async (pictures: readonly { name: string; path: string }[], to: string): Promise<void> => {
  const parts = await Promise.all(
    pictures.map(async ({ name, path }, index) => [
      { input: await sharp(path).resize(cell, cell).toBuffer(), left: index * cell, top: 0 },
      { input: label(name), left: index * cell, top: cell },
    ]),
  )
  const size = {
    width: cell * pictures.length,
    height: cell + labelHeight,
    channels: 3 as const,
    background: '#0b0c10',
  }
  await sharp({ create: size }).composite(parts.flat()).png().toFile(to)
}

const FACES = [
  {
    name: 'woman-by-prompt',
    path: '/generate-face-prompt/',
    body: { prompt: 'A 27-year-old woman with long wavy auburn hair, green eyes, freckles, red lips and a warm smile' },
  },
  {
    name: 'man-by-names',
    path: '/generate_face_c_men/',
    body: { mencelebrity1: 'Ada Lovelace', mencelebrity2: 'Alan Turing', mencelebrity3: 'Grace Hopper' },
  },
  {
    name: 'man-by-prompt',
    path: '/generate_face_prompt_men/',
    body: { prompt: 'A man in his late fifties, dark skin, short grey hair, full beard, round glasses' },
  },
]

const say = (line: string) => process.stdout.write(`${line}\n`)

const openFolder = (): string => {
  const folder = resolve(`demo-${new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

const runDemo = async (client: DemoClient): Promise<void> => {
  const folder = openFolder()
  say(`Signing up at ${client.url} ...`)
  await client.signUp()
  const bars = new MultiBar(
    { format: ' {bar} {percentage}% | {name} | {stage}', hideCursor: true },
    Presets.shades_classic,
  )
  const made = await Promise.all(
    FACES.map(async ({ name, ...ask }) => {
      const bar = bars.create(100, 0, { name, stage: 'waiting' })
      const png = await client.makeFace(ask, (job) =>
        bar.update(job.progress, { name, stage: job.stage ?? job.status }),
      )
      bar.update(100, { name, stage: 'done' })
      const path = join(folder, `${name}.png`)
      writeFileSync(path, png)
      return { name, path }
    }),
  ).finally(() => bars.stop())
  const sheet = join(folder, 'contact-sheet.png')
  await makeContactSheet(made, sheet)
  say(`The faces and a contact sheet are in ${folder}`)
}

const given = process.env.VISAGE_URL
if (given) await runDemo(new DemoClient(given))
else {
  await using server = await startOwnServer()
  await runDemo(new DemoClient(server.url))
}
