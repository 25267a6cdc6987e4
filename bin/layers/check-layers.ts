import { matchesGlob } from 'node:path'
import { LAYERS } from './layers.ts'
import { CLOSED, NEVER, OF_ALL, OWNED } from './rules.ts'
import type { SourceFile } from './read-imports.ts'

export interface Breach {
  /** `from -> to`, or the file alone. */
  readonly what: string
  readonly why: string
}

const ROWS = LAYERS.flatMap((row) => row.at.map((at) => ({ ...row, at }))).toSorted((a, b) => b.at.length - a.at.length)
const ROW_OF = new Map(LAYERS.flatMap((row) => row.at.map((at) => [at, row] as const)))

/** The row that a file belongs to; a test belongs to that of what it tests. */
export const findLayer = (path: string): string | undefined => {
  const tested = path.replace(/\.test(?=\.tsx?$)/, '')
  return ROWS.find(({ at }) => tested === at || tested.startsWith(`${at}/`))?.at
}

const isTest = (path: string) => /\.test\.tsx?$|(^|\/)testing\//.test(path)
/** What looks at the program from outside, and may prepare things with what tests use. */
const isOutside = (path: string) => /^(bench|e2e|docs|web\/media)\//.test(path)
const isOneOf = (name: string, names: readonly string[]) =>
  names.some((wanted) => (wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted))
const isIn = (path: string, patterns: readonly string[]) => patterns.some((pattern) => matchesGlob(path, pattern))

/** Groups of names that lead back to themselves (Tarjan). */
const findCircles = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] => {
  const circles: string[][] = []
  const indices = new Map<string, number>()
  const open: string[] = []
  const visit = (name: string): number => {
    const index = indices.size
    indices.set(name, index)
    open.push(name)
    let lowest = index
    for (const next of graph.get(name) ?? []) {
      if (!indices.has(next)) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, indices.get(next) ?? index)
    }
    if (lowest === index) {
      const circle = open.splice(open.indexOf(name))
      if (circle.length > 1) circles.push(circle)
    }
    return lowest
  }
  for (const name of graph.keys()) if (!indices.has(name)) visit(name)
  return circles
}

const listCircles = (sources: readonly SourceFile[]): Breach[] => {
  const graphs = new Map<string, Map<string, Set<string>>>()
  const add = (folder: string, from: string, to: string) => {
    const graph = graphs.get(folder) ?? new Map<string, Set<string>>()
    graphs.set(folder, graph.set(from, (graph.get(from) ?? new Set()).add(to)))
  }
  for (const { path, imports } of sources)
    for (const target of imports) {
      add('', path, target)
      // Rooms of one layer: the first folders in which the two paths part.
      if (isTest(path) || findLayer(path) !== findLayer(target)) continue
      const [from, to] = [path.split('/'), target.split('/')]
      const depth = from.findIndex((part, index) => part !== to[index])
      if (depth > 0)
        add(from.slice(0, depth).join('/'), from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/'))
    }
  const circles = [...graphs.values()].flatMap(findCircles).map((circle) => circle.toSorted().join(', '))
  return [...new Set(circles)].map((what) => ({ what, why: OF_ALL.circle }))
}

/** What tests of a workspace may import: what it stands on, and for the sandbox the server that it is tested in. */
const listWorkspace = (workspace: string): Set<string> =>
  new Set(
    ROWS.filter(
      ({ at }) => `${at}/`.startsWith(`${workspace}/`) || (workspace === 'sandbox' && at.startsWith('server/')),
    ).flatMap(({ at, may }) => [at, ...may]),
  )

const findLayerBreach = (path: string, target: string): string | undefined => {
  const [from, to] = [findLayer(path), findLayer(target)]
  const row = ROW_OF.get(from ?? '')
  // A file without a row is told once, by itself.
  if (!row || !to) return undefined
  if (isTest(path)) return listWorkspace(path.split('/')[0] ?? '').has(to) ? undefined : row.why
  if (isTest(target) && !isOutside(path)) return OF_ALL.testing
  if (to !== from && !row.may.includes(to)) return row.why
  if (target.endsWith('/store.ts') && to !== from) return OF_ALL.store
  return undefined
}

const findPackageBreach = (path: string, name: string): string | undefined => {
  if (isTest(path)) return undefined
  const closed = CLOSED.find(({ at, packages }) => matchesGlob(path, at) && !isOneOf(name, packages))
  return closed?.why ?? OWNED.find(({ packages, by }) => isOneOf(name, packages) && !isIn(path, by))?.why
}

const PROCESS = /(?<![\w$./'"`-])process\.\w|[=(] *process\b(?! *=>)/
const PROCESS_READERS = [
  'server/src/main.ts',
  'server/src/program/serve.ts',
  'server/src/program/env.ts',
  'server/src/adapters/media/process/**',
  'server/src/db/cluster/**',
]

/** Everything in which the sources break the table. */
export const checkLayers = (sources: readonly SourceFile[]): Breach[] => {
  const ours = new Set(sources.map(({ path }) => path))
  const breaches = listCircles(sources)
  for (const { path, text, imports } of sources) {
    if (!findLayer(path)) breaches.push({ what: path, why: OF_ALL.unknown })
    if (path.startsWith('server/src/') && !isTest(path) && !isIn(path, PROCESS_READERS) && PROCESS.test(text))
      breaches.push({ what: path, why: OF_ALL.process })
    for (const target of imports) {
      const never = NEVER.find(({ at, imports: barred }) => matchesGlob(path, at) && isIn(target, barred))
      const why = never?.why ?? (ours.has(target) ? findLayerBreach(path, target) : findPackageBreach(path, target))
      if (why) breaches.push({ what: `${path} -> ${target}`, why })
    }
  }
  return breaches
}
