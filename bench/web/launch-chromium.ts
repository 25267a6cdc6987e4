import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { findChromium } from '../../bin/lib/find-chromium.js'

/** The browser that the tests use, as quiet as it gets. */
export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
