import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'

const startMs = 60_000

/** A server of the demo's own, in a folder that goes away with it. */
export const startOwnServer = async (): Promise<AsyncDisposable & { url: string }> => {
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
