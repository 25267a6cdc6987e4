import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'

const processes = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.number() })) })

const privateBytes = async (pid: number): Promise<number> => {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  const lines = [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)]
  return lines.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0)
}

/** Bytes of memory that belong to no other process, of the largest tab; the garbage is collected before. */
export const readPrivateMemory = async (browser: Browser, page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const whole = await browser.newBrowserCDPSession()
  const { processInfo } = processes.parse(await whole.send('SystemInfo.getProcessInfo'))
  const tabs = processInfo.filter(({ type }) => type === 'renderer')
  return Math.max(...(await Promise.all(tabs.map(({ id }) => privateBytes(id)))))
}
