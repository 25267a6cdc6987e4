import { rm } from 'node:fs/promises'
import { VisageServer } from './visage-server.ts'

/** Runs the program once in an empty folder: the other servers of the run begin with a copy of what it leaves. */
const setup = async (): Promise<() => Promise<void>> => {
  const server = await VisageServer.start()
  await server.stop()
  process.env.VISAGE_E2E_PREPARED = server.dataDir
  return () => rm(server.dataDir, { recursive: true, force: true })
}

export default setup
