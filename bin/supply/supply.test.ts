import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRegistry, checkAdvisories } from './advisories.ts'
import { checkLicences } from './licences.ts'
import { checkSecrets } from './secrets.ts'

const why = 'Said at length, as the list wants it.'
let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'supply-'))
  execFileSync('git', ['init', '-q'], { cwd: dir })
})
afterAll(() => rmSync(dir, { recursive: true }))

const accept = (licences: readonly [packages: string, licence: string][] = []) => ({
  labels: [],
  licences: licences.map(([packages, licence]) => ({ packages, licence, since: '2026-11-23', why })),
})

const lockOf = (licence: string | undefined) => ({
  packages: {
    web: { dependencies: { page: '1.0.0' } },
    'node_modules/page': { version: '1.0.0', license: 'MIT', dependencies: { deep: '2.0.0' } },
    'node_modules/page/node_modules/deep': { version: '2.0.0', license: 'ISC' },
    'node_modules/deep': { version: '1.0.0', ...(licence !== undefined && { license: licence }) },
  },
})

// Proves: supply-licences-asked
test.each([
  ['MIT', []],
  ['(GPL-2.0-only OR MIT)', []],
  ['MIT AND CC0-1.0', []],
  ['GPL-3.0-or-later', ['deep@1.0.0 comes under GPL-3.0-or-later, which nobody has accepted.']],
  ['MIT AND LGPL-3.0-or-later', ['deep@1.0.0 comes under MIT AND LGPL-3.0-or-later, which nobody has accepted.']],
  ['SEE LICENSE IN x', ['deep@1.0.0 comes under SEE LICENSE IN x, which nobody has accepted.']],
  [undefined, ['deep@1.0.0 comes under no licence, which nobody has accepted.']],
])('of a package under %s is said what has to be said', (licence, faults) => {
  expect(checkLicences(lockOf(licence), accept())).toEqual(faults)
})

test('what was accepted passes, but never in what visitors are sent, and an entry that nothing needs is told', () => {
  const lock = lockOf('LGPL-3.0-or-later')
  expect(checkLicences(lock, accept([['de*', 'LGPL-3.0-or-later']]))).toEqual([])
  expect(checkLicences(lock, accept([['de*', 'MPL-2.0']]))).toHaveLength(2)
  lock.packages['node_modules/page/node_modules/deep'].license = 'LGPL-3.0-or-later'
  expect(checkLicences(lock, accept([['de*', 'LGPL-3.0-or-later']]))).toEqual([
    'deep@2.0.0 is sent to visitors and comes under LGPL-3.0-or-later.',
  ])
  const { labels, licences } = accept([['de*', 'LGPL-3.0-or-later']])
  expect(checkLicences(lock, { labels, licences: licences.map((entry) => ({ ...entry, serverOnly: true })) })).toEqual(
    [],
  )
  expect(checkLicences(lockOf('MIT'), accept([['de*', 'MPL-2.0']]))).toEqual([
    'de* needs no entry any more: take it out.',
  ])
})

/** A registry that knows one advisory, of a package that the lock file beside it names. */
const openRegistry = async () => {
  const advisory = {
    id: 1,
    url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    title: 'Reads what it should not',
    severity: 'high',
    vulnerable_versions: '<2.0.0',
  }
  const registry = createServer((request, response) => {
    const isAsked = request.url?.includes('advisories/bulk') ?? false
    request.resume()
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify(isAsked ? { leaky: [advisory] } : { name: 'leaky', versions: { '1.0.0': {}, '2.0.0': {} } }),
    )
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  return registry
}

// Proves: supply-advisories-told
test('an advisory that npm tells is a fault until it is accepted, and again once that has lapsed', async () => {
  const named = { name: 'x', version: '1.0.0', dependencies: { leaky: '1.0.0' } }
  writeFileSync(join(dir, 'package.json'), JSON.stringify(named))
  const packages = { '': named, 'node_modules/leaky': { version: '1.0.0' } }
  writeFileSync(join(dir, 'package-lock.json'), JSON.stringify({ ...named, lockfileVersion: 3, packages }))
  const registry = await openRegistry()
  const { port } = registry.address() as AddressInfo
  const report = await askRegistry(dir, [`--registry=http://127.0.0.1:${port}`])
  registry.close()
  if (typeof report === 'string') throw new Error(report)
  const said = 'leaky <2.0.0: Reads what it should not (high, GHSA-aaaa-bbbb-cccc).'
  const entry = { id: 'GHSA-aaaa-bbbb-cccc', package: 'leaky', until: '2026-12-24', why }
  expect(checkAdvisories(report, { advisories: [] }, '2026-12-24')).toEqual([said])
  expect(checkAdvisories(report, { advisories: [entry] }, '2026-12-24')).toEqual([])
  expect(checkAdvisories(report, { advisories: [entry] }, '2026-12-25')).toEqual([
    `${said} It was accepted until 2026-12-24.`,
  ])
  expect(await askRegistry(dir, [`--registry=http://127.0.0.1:${port}`])).toEqual(expect.any(String))
})

/** In pieces, so that this file holds none of them. */
const SECRETS = {
  'aws.ts': ['aws_secret_access_', 'key = "wJa1rXUt2FEMI/K7MDE3NGbPxRf9CYQ8kLm0vB4h"'],
  'github.md': ['token: gh', 'p_a8Jd72Kq0Zx5Wc9Lm3Nv6Bt1Yr4Ue7Io2Ps5'],
  'key.pem': ['-----BEGIN RSA PRIVATE', ` KEY-----\n${'MIIEowIBAAKCAQEA7x'.repeat(30)}\n-----END RSA PRIVATE KEY-----`],
  'replicate.json': ['{"key":"r8', '_4fGh7KmN2pQs5TvWx8YzA1bCd3EfG6hJkLmNp"}'],
  'fal.txt': ['3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b', ':0123456789abcdef0123456789abcdef'],
  'razorpay.env': ['rzp_', 'live_Ab3dE6gH9jK2mN'],
  '.env.example': ['PAYPAL_CLIENT_', 'SECRET=EJ4k2Ls9Qw7Zx1Cv5Bn8Mm3Pp6Rr0Tt'],
}

// Proves: supply-secrets-found
test.each(Object.entries(SECRETS))('a secret in %s is found', async (path, pieces) => {
  writeFileSync(join(dir, path), pieces.join(''))
  const { faults } = await checkSecrets(dir, { secrets: [] })
  rmSync(join(dir, path))
  expect(faults).toContainEqual(expect.stringMatching(new RegExp(`^${path.replace('.', '\\.')}:1 looks like a secret`)))
})

test('prose, examples and hashes are no secrets, and what is ignored by git is not looked into', async () => {
  writeFileSync(join(dir, '.gitignore'), 'kept\n')
  writeFileSync(join(dir, 'kept'), SECRETS['aws.ts'].join(''))
  writeFileSync(
    join(dir, 'a.md'),
    'SECURITY_KEY=<what you like>\nFAL_KEY=...\nADMIN_TOKEN = `${settings.adminToken}`\n',
  )
  writeFileSync(join(dir, 'b.json'), '{"integrity":"sha512-r8J4k2Ls9Qw7Zx1Cv5Bn8Mm3Pp6Rr0TtEJ4k2Ls9Qw7Zx1Cv5Bn8=="}')
  const { files, faults } = await checkSecrets(dir, { secrets: [] })
  expect(faults).toEqual([])
  expect(files).toBeGreaterThan(2)
})

test('an accepted find passes at its own path and rule alone, and an entry that nothing needs is told', async () => {
  writeFileSync(join(dir, 'aws.ts'), SECRETS['aws.ts'].join(''))
  const entry = { path: 'aws.ts', rule: 'aws', why }
  expect((await checkSecrets(dir, { secrets: [entry] })).faults).toEqual([])
  const { faults } = await checkSecrets(dir, { secrets: [{ ...entry, path: 'b.ts' }] })
  expect(faults).toEqual(['aws.ts:1 looks like a secret (aws).', 'b.ts needs no entry any more: take it out.'])
})
