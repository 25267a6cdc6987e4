import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'

const processes = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.number() })) })

const privateBytes = async (pid: number): Promise<number> => {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  const lines = [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)]
  return lines.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0)
}

/** Bytes that belong to no other process: of the largest tab, and of the one process that draws for all tabs. */
export type PrivateMemory = { tab: number; drawing: number }

/** Reads the memory of a browser once the garbage of the page is collected. */
export const readPrivateMemory = async (browser: Browser, page: Page): Promise<PrivateMemory> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const whole = await browser.newBrowserCDPSession()
  const { processInfo } = processes.parse(await whole.send('SystemInfo.getProcessInfo'))
  const largestOf = async (wanted: string) => {
    const ids = processInfo.filter(({ type }) => type === wanted).map(({ id }) => id)
    return Math.max(0, ...(await Promise.all(ids.map(privateBytes))))
  }
  return { tab: await largestOf('renderer'), drawing: await largestOf('GPU') }
}
