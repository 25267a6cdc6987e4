import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Asked for by somebody's call, or after the start: none of them may keep anybody from the site. */
const WAITING = new Set([
  '@aws-sdk/client-s3',
  '@opentelemetry/api',
  '@react-email/render',
  '@zxcvbn-ts/language-common',
  'ajv',
  'htmlparser2',
  'nodemailer',
  'prom-client',
])

const main = new URL('../main.ts', import.meta.url)
const load = `
  import { registerHooks } from 'node:module'
  const packages = new Set()
  registerHooks({
    load(url, context, next) {
      packages.add(/.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1])
      return next(url, context)
    },
  })
  await import(${JSON.stringify(new URL('./program/serve.ts', main).href)})
  await import(${JSON.stringify(new URL('./adapters/engines/studio/studio-engine.ts', main).href)})
  process.stdout.write(JSON.stringify([...packages]))
  process.exit(0)`

test('a start loads nothing that its first answer can do without', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', load])
  const packages = JSON.parse(stdout) as string[]
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'zod', 'pg-boss']))
  expect(packages.filter((name) => WAITING.has(name))).toEqual([])
})
