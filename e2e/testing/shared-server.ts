import { test as base } from '@playwright/test'
import { VisageServer } from './visage-server.ts'

/** Who may open the admin area of the shared server. */
export const operatorEmail = 'operator@example.com'

/** What the shared server seals its results with. */
export const provenanceSecret = 'a secret of forty characters or a few more'

/** What the journeys of the shared server ask of it, together: none of it is in another one's way. */
const env = {
  PROVENANCE_SECRET: provenanceSecret,
  TRUST_PROXY: '127.0.0.1',
  ADMIN_EMAILS: operatorEmail,
}

/** The server of this worker, from before its first journey on. */
export let server: VisageServer

/**
 * For journeys that tell their people apart: all files of one worker share a server. After a test that failed the next
 * ones have a new worker, and a new server with it.
 */
export const test = base.extend<{ drawsLive: boolean }, { sharedServer: VisageServer }>({
  /** Whether people are drawn while they are described, many seconds of a processor; without, data is to be saved. */
  drawsLive: [false, { option: true }],
  context: async ({ context, drawsLive }, use) => {
    if (!drawsLive)
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await use(context)
  },
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs.
    async ({}, use) => {
      await using started = await VisageServer.start(env)
      server = started
      await use(started)
    },
    { scope: 'worker', auto: true },
  ],
})
