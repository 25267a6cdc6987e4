import { inspect } from 'node:util'
import { readConfig } from './env.ts'
import { ConfigError } from './lib/env-values.ts'
import { serve } from './serve.ts'

try {
  await serve(readConfig(process.env))
} catch (error) {
  const isSentence = error instanceof ConfigError || (error instanceof Error && error.constructor === Error)
  process.stderr.write(`${isSentence ? error.message : inspect(error)}\n`)
  process.exitCode = 1
}
