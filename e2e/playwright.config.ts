import { defineConfig } from '@playwright/test'
import { flagsForDrawing } from '../bin/lib/node-flags.js'

// For the programs of journeys; a bench starts the same program as people do.
process.env.VISAGE_NODE_FLAGS ??= flagsForDrawing.join(' ')

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    // Pictures below are fetched from as far as over 4G, also by a browser that does not know its network.
    // The rest is what the runner asks for by the same flag, of which only the last counts: a mouse.
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
}

/** Journeys in which the studio works: two of them at a time, or they would starve each other of processor. */
const rendering = /\/(batch|cloth|image|influencers|life|program|talk|video)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  globalSetup: './prepared-data.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 3,
  projects: [
    { name: 'rendering', testMatch: rendering, workers: 2 },
    { name: 'screens', testIgnore: rendering },
  ],
  retries: 0,
  // Wide, for machines of any speed: limits are there to end what hangs.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  // A page that never ends loading is told as such, and does not hold the line up for the whole of a journey's time.
  use: {
    launchOptions,
    screenshot: 'only-on-failure',
    navigationTimeout: 300_000,
    // Each frame is drawn without a graphics card: what moves on a page takes up to a third of a journey's time.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
