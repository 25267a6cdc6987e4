import { access, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Some files of the site that are made together. */
export type MediaTask = {
  /** Paths below the folder of the site's media, in the order in which `make` gives the bytes. */
  outputs: readonly string[]
  make: () => Promise<readonly Uint8Array[]>
}

type RunOptions = { out: string; isForced: boolean; isWanted: (path: string) => boolean; atOnce: number }

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Makes what is wanted and not there yet, or all that is wanted when forced, so many at once. */
export const runMediaTasks = async (tasks: readonly MediaTask[], options: RunOptions): Promise<void> => {
  const { out, isForced, isWanted, atOnce } = options
  const run = async ({ outputs, make }: MediaTask): Promise<void> => {
    const paths = outputs.map((output) => join(out, output))
    const isMade = (await Promise.all(paths.map(exists))).every(Boolean)
    if (isMade && !isForced) return
    const files = await make()
    for (const [index, path] of paths.entries()) {
      const bytes = files[index]
      if (bytes === undefined) throw new Error(`Nothing was made for ${outputs[index]}.`)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes)
      console.log(`${outputs[index]} ${Math.round(bytes.length / 1000)} kB`)
    }
  }
  const waiting = tasks.filter((task) => task.outputs.some(isWanted))
  const line = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await run(task)
  }
  await Promise.all(Array.from({ length: atOnce }, line))
}
