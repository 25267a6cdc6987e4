import { fileURLToPath } from 'node:url'
import { checkLayers } from './check-layers.ts'
import { readSources } from './read-imports.ts'

const sources = readSources(fileURLToPath(new URL('../../', import.meta.url)))
const breaches = checkLayers(sources)
for (const { what, why } of breaches) process.stdout.write(`${what}\n  ${why}\n`)
process.stdout.write(`${sources.length} files, ${breaches.length} broken rules\n`)
process.exitCode = breaches.length === 0 ? 0 : 1
