import { mkdtemp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../bundle.ts'
import { PROGRAMS } from './server-process.ts'

/** Bundles the programs that tests start, as the one is that people start: a run starts them a hundred times. */
const setup = async (): Promise<() => Promise<void>> => {
  const dir = await mkdtemp(fileURLToPath(new URL('../../../node_modules/.visage-programs-', import.meta.url)))
  await bundle(PROGRAMS, dir)
  process.env.VISAGE_PROGRAMS = dir
  return () => rm(dir, { recursive: true, force: true })
}

export default setup
