import type { Keep } from '../image/picture.ts'

type Plain = Readonly<Record<string, unknown>>

/** Plain data that notes what is read of it, and can follow other data in which that is the same. */
type Watched = {
  view: Plain
  /** What the view shows at the moment. */
  source: () => Plain
  /** Shows other data from now on, unless something that was read is different there. */
  follow: (next: Plain) => boolean
  /** Shows other data, of which nothing has been read; false where it has other fields. */
  restart: (next: Plain) => boolean
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other))

/** The same view for data of the same fields: code that reads it stays fast. */
const watch = (first: Plain): Watched => {
  let source = first
  const fields = Object.keys(first).map((key) => {
    let isRead = false
    let seen: unknown
    let inner: Watched | undefined
    return {
      key,
      read: () => {
        isRead = true
        seen = source[key]
        if (!isPlain(seen)) return seen
        if (inner?.source() !== seen && inner?.restart(seen) !== true) inner = watch(seen)
        return inner.view
      },
      isKept: (next: unknown): boolean => {
        if (!isRead) return true
        return isPlain(seen) ? isPlain(next) && inner?.follow(next) === true : isSame(seen, next)
      },
      forget: () => {
        isRead = false
      },
    }
  })
  const view = Object.defineProperties(
    {},
    Object.fromEntries(fields.map(({ key, read }) => [key, { enumerable: true, get: read }])),
  )
  const hasFieldsOf = (next: Plain): boolean => {
    const keys = Object.keys(next)
    return keys.length === fields.length && fields.every(({ key }, at) => keys[at] === key)
  }
  return {
    view,
    source: () => source,
    follow: (next) => {
      if (!hasFieldsOf(next) || !fields.every(({ key, isKept }) => isKept(next[key]))) return false
      source = next
      return true
    },
    restart: (next) => {
      if (!hasFieldsOf(next)) return false
      source = next
      for (const { forget } of fields) forget()
      return true
    },
  }
}

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((part, at) => Object.is(part, others[at]))

/** Keeps the newest of every step of a picture: data of a step is plain, as it comes from JSON. */
export const keepSteps = (): Keep => {
  const kept = new Map<string, { watched: Watched; parts: readonly unknown[]; made: unknown }>()
  return <Data extends Plain, Made>(
    step: string,
    data: Data,
    parts: readonly unknown[],
    make: (data: Data) => Made,
  ): Made => {
    const last = kept.get(step)
    // What is kept under a name was made by the one step of that name.
    if (last && areSame(last.parts, parts) && last.watched.follow(data)) return last.made as Made
    const watched = last?.watched.restart(data) ? last.watched : watch(data)
    kept.delete(step)
    const made = make(watched.view as Data)
    kept.set(step, { watched, parts, made })
    return made
  }
}
