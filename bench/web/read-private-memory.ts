import { readFile } from 'node:fs/promises'

const privateBytes = async (pid: number): Promise<number> => {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  const lines = [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)]
  return lines.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0)
}

/** Bytes that belong to no other process: of the largest tab, and of the one process that draws for all tabs. */
export type PrivateMemory = { tab: number; drawing: number }

/** Reads the memory of a browser's processes. */
export const readPrivateMemory = async (processes: readonly { type: string; id: number }[]): Promise<PrivateMemory> => {
  const largestOf = async (wanted: string) => {
    const ids = processes.filter(({ type }) => type === wanted).map(({ id }) => id)
    return Math.max(0, ...(await Promise.all(ids.map(privateBytes))))
  }
  return { tab: await largestOf('renderer'), drawing: await largestOf('GPU') }
}
