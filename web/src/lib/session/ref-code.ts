const storageName = 'visage-ref'
const retentionMs = 30 * 24 * 60 * 60 * 1000
const shape = /^[\w-]{1,64}$/

type StoredRefCode = { code: string; keptAt: number }

const isStoredRefCode = (value: unknown): value is StoredRefCode =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'keptAt' in value &&
  typeof value.keptAt === 'number'

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Browsers may refuse storage altogether; a link without its bonus is better than no page.
const findStorage = (): Storage | undefined => {
  try {
    return typeof localStorage === 'undefined' ? undefined : localStorage
  } catch {
    return undefined
  }
}

/** The code of the affiliate who brought this visitor, for 30 days. */
export const findRefCode = (now = Date.now()): string | undefined => {
  const kept = parse(findStorage()?.getItem(storageName) ?? 'null')
  return isStoredRefCode(kept) && now - kept.keptAt < retentionMs ? kept.code : undefined
}

/** Keeps the `ref` of an address for the sign-up to come; the first affiliate stays. */
export const saveRefCode = (search: string, now = Date.now()): void => {
  const code = new URLSearchParams(search).get('ref')
  if (code === null || !shape.test(code) || findRefCode(now) !== undefined) return
  findStorage()?.setItem(storageName, JSON.stringify({ code, keptAt: now } satisfies StoredRefCode))
}

export const clearRefCode = (): void => findStorage()?.removeItem(storageName)
