import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface SourceFile {
  /** From the root of the repository, with slashes. */
  readonly path: string
  readonly text: string
  /** Paths of files of ours, and names of packages such as `zod`, `@scope/name` and `node:fs`. */
  readonly imports: readonly string[]
}

const SOURCES = '{contract,studio,server,web,sandbox,e2e,bench,bin,docs}/**/*.{ts,tsx,js}'
const LEFT_OUT = /(^|\/)(node_modules|build|\.react-router|test-results|public)\//

const listSpecifiers = (path: string, text: string): string[] => {
  const { module, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
  return [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamic.flatMap((literal) => /^['"`]([^'"`$]+)['"`]$/.exec(literal)?.[1] ?? []),
  ]
}

const readExports = (root: string): Map<string, string> => {
  const found = new Map<string, string>()
  for (const manifest of globSync('*/package.json', { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8'))
    for (const [entry, target] of Object.entries<string>(exports))
      found.set(posix.join(name, entry), posix.join(posix.dirname(manifest), target))
  }
  return found
}

/** The file of a name such as `@visage/server/testing/time`, which a manifest gives as `./testing/*`. */
const findPattern = (exported: ReadonlyMap<string, string>, name: string): string | undefined => {
  const at = name.lastIndexOf('/') + 1
  return exported.get(`${name.slice(0, at)}*`)?.replace('*', name.slice(at))
}

/** The paths of all sources below the root. */
export const listSources = (root: string): string[] =>
  globSync(SOURCES, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .toSorted()

/** Reads every source below the root, type imports and `import()` included. */
export const readSources = (root: string): SourceFile[] => {
  const exported = readExports(root)
  const resolve = (from: string, specifier: string): string => {
    const bare = specifier.replace(/\?.*$/, '')
    if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare)
    const known = exported.get(bare) ?? findPattern(exported, bare)
    return known ?? (bare.startsWith('node:') ? bare : bare.split('/', bare.startsWith('@') ? 2 : 1).join('/'))
  }
  return listSources(root).map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const imports = new Set(listSpecifiers(path, text).map((specifier) => resolve(path, specifier)))
    return { path, text, imports: [...imports] }
  })
}
