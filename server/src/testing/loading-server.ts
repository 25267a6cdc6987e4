import { registerHooks } from 'node:module'

/** The program itself, which says `loads <address>` for each of its own modules, for tests of what it leaves alone. */
registerHooks({
  load(url, context, load) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) process.stdout.write(`loads ${url}\n`)
    return load(url, context)
  },
})

await import('../main.ts')
