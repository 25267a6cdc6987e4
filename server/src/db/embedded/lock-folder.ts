import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const patienceMs = 3000
const lookAgainMs = 100
/** SQLite's number for a file that another program holds. */
const busy = 5

/**
 * Takes a folder for this process alone, until it lets go or dies in whatever way: the operating system holds the lock, so
 * nobody waits for it to lapse, and other containers on the same disk respect it. Node has no such lock of its own; SQLite
 * takes one on every file that it writes to.
 */
export const lockFolder = async (dir: string): Promise<() => void> => {
  const file = new DatabaseSync(join(dir, 'lock.sqlite'))
  const until = performance.now() + patienceMs
  for (;;)
    try {
      file.exec('begin exclusive')
      return () => file.close()
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== busy || performance.now() > until) {
        file.close()
        throw new Error(
          `The data folder ${dir} is in use by another Visage: stop that one first, or set DATA_DIR to another folder.`,
          { cause: error },
        )
      }
      await sleep(lookAgainMs)
    }
}
