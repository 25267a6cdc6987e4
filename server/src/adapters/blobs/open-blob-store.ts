import { ConfigError, values } from '../../lib/env-values.ts'
import type { Env } from '../../lib/env-values.ts'
import type { BlobStore } from './blob-store.ts'
import { openDiskStore } from './disk/open-disk-store.ts'
import type { S3Settings } from './s3/bucket.ts'

/** Where files are kept. `dir` is on this machine: the files themselves, or what is on its way to or from a bucket. */
export type StorageSettings = { kind: 'disk'; dir: string } | ({ kind: 's3' } & S3Settings)

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^(?:\/[\w-]+)*\/?$/
const gigabyte = 1024 ** 3
const usualCopiesGb = 2

const form = 's3://bucket/folder?region=eu-west-1&endpoint=https://s3.example.com'

const options = {
  region: values.text,
  endpoint: values.url(['http:', 'https:']),
  addressing: values.text.refine((text) => ['host', 'path'].includes(text), { error: 'must be host or path.' }),
  copies_gb: values.wholeNumber({ min: 1, max: 10_000 }),
  reads: values.text.refine((text) => ['proxy', 'redirect'].includes(text), { error: 'must be proxy or redirect.' }),
}
type Option = keyof typeof options

const readOptions = (query: URLSearchParams): Partial<Record<Option, string | number>> =>
  Object.fromEntries(
    [...query].map(([name, value]) => {
      const schema = Object.hasOwn(options, name) ? options[name as Option] : undefined
      if (!schema)
        throw new ConfigError(`STORAGE names "${name}": it takes ${Object.keys(options).join(', ')}, as in ${form}.`)
      const { data, error } = schema.safeParse(value)
      if (error) throw new ConfigError(`STORAGE: ${name} ${error.issues[0]?.message}`)
      return [name, data]
    }),
  )

/** Reads `STORAGE`: `disk`, or the address of a bucket with its options. Throws a {@link ConfigError}. */
export const readStorageSettings = (env: Env, dir: string): StorageSettings => {
  const value = env.STORAGE || 'disk'
  if (value === 'disk') return { kind: 'disk', dir }
  const address = URL.parse(value)
  if (address?.protocol !== 's3:' || !BUCKET_NAME.test(address.hostname) || !PREFIX.test(address.pathname))
    throw new ConfigError(`STORAGE is "${value}": it must be disk, or a bucket such as ${form}.`)
  const found = readOptions(address.searchParams)
  const endpoint = found.endpoint ? String(found.endpoint) : null
  if (!endpoint && !found.region)
    throw new ConfigError(`STORAGE names no region and no endpoint: say where the bucket is, as in ${form}.`)
  return {
    kind: 's3',
    dir,
    bucket: address.hostname,
    prefix: address.pathname
      .split('/')
      .filter(Boolean)
      .map((part) => `${part}/`)
      .join(''),
    region: String(found.region ?? 'us-east-1'),
    endpoint,
    isInPath: found.addressing ? found.addressing === 'path' : endpoint !== null,
    copiesBytes: Number(found.copies_gb ?? usualCopiesGb) * gigabyte,
    isRedirected: found.reads === 'redirect',
  }
}

/** Opens the configured way to keep files; what speaks to buckets is large, and loaded only for one. */
export const openBlobStore = async (settings: StorageSettings): Promise<BlobStore> => {
  if (settings.kind === 'disk') return openDiskStore(settings.dir)
  const { openS3Store } = await import('./s3/open-s3-store.ts')
  return openS3Store(settings)
}
