import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { findChromium } from '../../bin/lib/find-chromium.js'

/** The browser that the tests use, as quiet as it gets. */
export const launchChromium = async (options: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: ['--disable-background-networking', ...options, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
