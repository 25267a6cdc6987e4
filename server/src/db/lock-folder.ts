import { lock } from 'proper-lockfile'

const staleMs = 5000
// Long enough to outlast the lock of a process that was killed.
const retries = { retries: 13, factor: 1, minTimeout: 500, maxTimeout: 500 }

/** Takes the folder for this process alone; the lock goes stale some seconds after a crash. */
export const lockFolder = async (dir: string): Promise<() => Promise<void>> => {
  try {
    return await lock(dir, { stale: staleMs, update: staleMs / 5, retries })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error
    throw new Error(
      `The data folder ${dir} is in use by another Visage: stop that one first, or set DATA_DIR to another folder.`,
      {
        cause: error,
      },
    )
  }
}
