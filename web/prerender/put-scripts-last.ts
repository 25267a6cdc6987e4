import { readFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, parseSync } from 'vite'

/** Styles hold up each script that comes after them, so ours comes before. */
const HEAD = /<head><meta charset="utf-8"\/?>/i
/** The one inline module that loads a page's modules and starts the application. */
const START = /<script type="module" async="">(import "[\s\S]*?)<\/script>/
const ENTRY = /^import\("([^"]+)"\);?<\/script>/m
const NAMED = /^import \* as (\w+) from ("[^"]+");?$/
const BARE = /^import ("[^"]+");?$/

const LATER = /<link rel="modulepreload" href="([^"]+)"\/>/g

/** All are fetched at once and, when wanted, evaluated one by one, with room between them for what people do. */
const BRING =
  'const early=window.visageEarly;await early?.near;' +
  'const later=[...document.querySelectorAll("link[rel=later]")];' +
  'const port=new MessageChannel;port.port1.start();' +
  'const rest=()=>new Promise((go)=>{port.port1.onmessage=go;port.port2.postMessage(0)});' +
  'for(const link of later){link.rel="modulepreload";await rest()}' +
  'await early?.wanted;' +
  'for(const link of later.slice(0,-1)){await import(link.href);await rest()}'

const startLater = (source: string): string => {
  const lines = source.split('\n').map((line) => line.trim())
  const imports = lines.flatMap((line) => {
    const [, name, named] = NAMED.exec(line) ?? []
    const [, bare] = BARE.exec(line) ?? []
    return (named ?? bare) ? [{ name: name ?? '', path: named ?? bare }] : []
  })
  const rest = lines.filter((line) => !NAMED.test(line) && !BARE.test(line)).join('\n')
  const names = imports.map(({ name }) => name).join(',')
  const loads = imports.map(({ path }) => `import(${path})`).join(',')
  return `${BRING}const [${names}]=await Promise.all([${loads}]);${rest}`
}

/** What a page adds to its head and how its modules depend on each other. */
export type Late = {
  /** A classic script that says when the page's modules are to load. */
  early: string
  /** The modules that the given ones need and themselves, each after all that it imports. */
  inOrder: (paths: readonly string[]) => readonly string[]
}

/** A page whose scripts load and run when `early` says so: it is whole without them. Its entry comes last of all. */
export const withScriptsLast = (html: string, { early, inOrder }: Late): string => {
  const [, entry] = ENTRY.exec(html) ?? []
  if (!HEAD.test(html) || !START.test(html) || !entry)
    throw new Error('This page begins or starts its scripts in another way than expected.')
  const paths = [...html.matchAll(LATER)].flatMap(([, path]) => (path && path !== entry ? [path] : []))
  const links = inOrder([...paths, entry]).map((path) => `<link rel="later" href="${path}"/>`)
  return html
    .replace(START, (_whole, source: string) => `<script type="module" async="">${startLater(source)}</script>`)
    .replaceAll(LATER, '')
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(HEAD, (head) => `${head}<script>${early}</script>`)
}

const readImports = (client: string, path: string): readonly string[] =>
  parseSync(path, readFileSync(join(client, path), 'utf8')).module.staticImports.map(({ moduleRequest }) =>
    posix.join(posix.dirname(path), moduleRequest.value),
  )

/** Puts modules of a built client in the order of their evaluation. */
const orderModules = (client: string): Late['inOrder'] => {
  const known = new Map<string, readonly string[]>()
  const importsOf = (path: string) => {
    const imports = known.get(path) ?? readImports(client, path)
    known.set(path, imports)
    return imports
  }
  return (paths) => {
    const seen = new Set<string>()
    const visit = (path: string): string[] => {
      if (seen.has(path)) return []
      seen.add(path)
      return [...importsOf(path).flatMap(visit), path]
    }
    return paths.flatMap(visit)
  }
}

const buildEarly = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve('../src/early/start-early.ts')),
        formats: ['iife'],
        name: 'early',
      },
    },
  })
  const outputs = Array.isArray(built) ? built : []
  const chunk = outputs.flatMap(({ output }) => output).find((part) => part.type === 'chunk')
  if (!chunk) throw new Error('The script of the head was not built.')
  return chunk.code.trim()
}

/** Puts the scripts last on every prerendered page; pages that only scripts can render keep them first. */
export const putScriptsLast = async (client: string): Promise<void> => {
  const late = { early: await buildEarly(), inOrder: orderModules(client) }
  for await (const file of glob('**/index.html', { cwd: client })) {
    const path = join(client, file)
    await writeFile(path, withScriptsLast(await readFile(path, 'utf8'), late))
  }
}
