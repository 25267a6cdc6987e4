import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The one inline module that loads a page's modules and starts the application. */
const START = /<script type="module" async="">(import "[\s\S]*?)<\/script>/
const NAMED = /^import \* as (\w+) from ("[^"]+");?$/
const BARE = /^import ("[^"]+");?$/

/** Until everything of the page itself has come, or some seconds have gone by. */
const WAIT =
  'await new Promise((go)=>{if(document.readyState==="complete")go();addEventListener("load",()=>setTimeout(go));setTimeout(go,2500)});' +
  'for(const link of document.querySelectorAll("link[rel=later]"))link.rel="modulepreload";'

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
  return `${WAIT}const [${names}]=await Promise.all([${loads}]);${rest}`
}

/** A page whose scripts load when the page itself is there, as it is whole without them. */
export const withScriptsLast = (html: string): string => {
  if (!START.test(html)) throw new Error('This page starts its scripts in another way than expected.')
  return html
    .replace(START, (_whole, source: string) => `<script type="module" async="">${startLater(source)}</script>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
}

/** Puts the scripts last on every prerendered page; pages that only scripts can render keep them first. */
export const putScriptsLast = async (client: string): Promise<void> => {
  for await (const file of glob('**/index.html', { cwd: client })) {
    const path = join(client, file)
    await writeFile(path, withScriptsLast(await readFile(path, 'utf8')))
  }
}
