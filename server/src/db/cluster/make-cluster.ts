import { execFile } from 'node:child_process'
import { rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const program = fileURLToPath(new URL('./cluster-process.ts', import.meta.url))
const timeoutMs = 10 * 60_000

/**
 * Makes the files of an embedded database in a process of its own, as that takes a gigabyte for some seconds. All of it or
 * nothing: what broke off is begun anew.
 */
export const makeCluster = async (folder: string): Promise<void> => {
  const draft = `${folder}-draft`
  await rm(draft, { recursive: true, force: true })
  await promisify(execFile)(process.execPath, [program, draft], { timeout: timeoutMs })
  await rename(draft, folder)
}
