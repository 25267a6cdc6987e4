import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = { tokens: 'TOKEN_SECRET', media: 'MEDIA_SECRET', provenance: 'PROVENANCE_SECRET' } as const
const minLength = 32

type Secrets = Record<keyof typeof NAMES, string>
type Options = { env: Record<string, string | undefined>; dataDir: string; required: boolean }

const readKept = (path: string): Partial<Secrets> => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Secrets>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(
      `The secrets in ${path} cannot be read. Restore the file or delete it; deleting signs everybody out.`,
      {
        cause: error,
      },
    )
  }
}

/** Secrets from the environment; outside production those that are unset are made once and kept with mode 600. */
export const readSecrets = ({ env, dataDir, required }: Options): Secrets => {
  const path = join(dataDir, 'secrets.json')
  const kept = required ? {} : readKept(path)
  const made: Partial<Secrets> = {}
  const read = (name: keyof Secrets): string => {
    const variable = NAMES[name]
    const value = env[variable] || kept[name]
    if (value && value.length >= minLength) return value
    if (value) throw new Error(`${variable} is too short: it needs at least ${minLength} characters.`)
    if (required)
      throw new Error(`${variable} is not set: production needs a random secret of at least ${minLength} characters.`)
    return (made[name] = randomBytes(48).toString('base64url'))
  }
  const secrets = { tokens: read('tokens'), media: read('media'), provenance: read('provenance') }
  if (Object.keys(made).length > 0) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, JSON.stringify({ ...kept, ...made }, null, 2), { mode: 0o600 })
  }
  return secrets
}
