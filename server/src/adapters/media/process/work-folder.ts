import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** No task may take this long, so an older folder belongs to nobody. */
const staleMs = 2 * 3600 * 1000

/** Folders of media tasks that are open in this process. */
const open = new Set<string>()

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Folders are named `<process>@<machine>@<random>`: several servers may share the disk. */
const isLeftOver = async (parent: string, name: string): Promise<boolean> => {
  const [pid, machine] = name.split('@')
  if (open.has(name)) return false
  // A restarted container has the same process number as the one that left files behind.
  if (machine === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true
  const found = await stat(join(parent, name)).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > staleMs
}

type WorkFolder = {
  /** Gives a task a folder of its own for as long as it works. */
  use: <Result>(work: (dir: string) => Promise<Result>) => Promise<Result>
  remove: () => Promise<void>
}

/** A folder for files under way. What processes that ended have left behind is removed. */
export const openWorkFolder = async (parent: string): Promise<WorkFolder> => {
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) {
    if (await isLeftOver(parent, name)) await rm(join(parent, name), { recursive: true, force: true })
  }
  const name = `${process.pid}@${hostname()}@${randomUUID()}`
  const own = join(parent, name)
  open.add(name)
  return {
    async use(work) {
      await mkdir(own, { recursive: true })
      const dir = await mkdtemp(join(own, 'task-'))
      try {
        return await work(dir)
      } finally {
        await rm(dir, { recursive: true, force: true })
      }
    },
    async remove() {
      await rm(own, { recursive: true, force: true })
      open.delete(name)
    },
  }
}
