import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VisageServer } from './testing/visage-server.ts'

/**
 * Runs the program once in an empty folder: the other servers of the run begin with a copy of what it leaves, and with
 * its modules compiled.
 */
const setup = async (): Promise<() => Promise<void>> => {
  const compiled = await mkdtemp(join(tmpdir(), 'visage-e2e-compiled-'))
  process.env.NODE_COMPILE_CACHE ??= compiled
  const server = await VisageServer.start()
  await server.stop()
  process.env.VISAGE_E2E_PREPARED = server.dataDir
  return async () => {
    await rm(server.dataDir, { recursive: true, force: true })
    await rm(compiled, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

export default setup
