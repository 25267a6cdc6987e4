import { createServer } from 'node:http'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { execFileSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { runMediaProcess } from './run-media-process.ts'

afterEach(() => vi.unstubAllEnvs())

/** Tells what it can see: its environment, whether an address answers, and how low its threads stand. */
const NOSY = `import { existsSync, readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
process.once('message', async ({ url }) => {
  const reached = await fetch(url).then(() => true, () => false)
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : []
  process.send({ type: 'done', result: { env: process.env, reached, priorities: threads.map(getPriority) } })
})`

const hasOwnNetworks = () => {
  try {
    execFileSync('unshare', ['-c', '-n', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test('what works on files of strangers gets no secret of ours, no network where the system can take it away, and what time is left', async () => {
  vi.stubEnv('TOKEN_SECRET', 'a secret of ours')
  await using folder = await mkdtempDisposable(join(tmpdir(), 'visage-nosy-'))
  const script = join(folder.path, 'nosy.mjs')
  await writeFile(script, NOSY)
  const server = createServer((_request, response) => response.end('here'))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const answer = await runMediaProcess(
    {
      processUrl: pathToFileURL(script),
      task: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
      dir: folder.path,
      limits: { stallMs: 60_000, mostMs: 60_000 },
      errorOf: ({ message }) => new Error(message),
      crashOf: (how) => new Error(how),
    },
    {},
  )
  server.close()
  expect(JSON.stringify(answer)).not.toContain('a secret of ours')
  expect(answer).toMatchObject({ env: { PATH: process.env.PATH }, reached: !hasOwnNetworks() })
  const { priorities } = answer as { priorities: number[] }
  expect(new Set(priorities)).toEqual(new Set(process.platform === 'linux' ? [19] : []))
})
