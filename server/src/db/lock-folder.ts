import { lock } from 'proper-lockfile'

const staleMs = 10_000

/** Takes the folder for this process alone; the lock goes stale some seconds after a crash. */
export const lockFolder = async (dir: string): Promise<() => Promise<void>> => {
  try {
    return await lock(dir, { stale: staleMs, retries: { retries: 6, minTimeout: 500, maxTimeout: 3000, factor: 2 } })
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
