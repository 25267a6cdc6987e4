import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'

const IMPORT = /^(?:import|export) (?!type )[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

/** Whatever is loaded with a file: other packages and Node.js modules by name, files of the studio by path. */
const listLoaded = async (file: string, known = new Set<string>()): Promise<Set<string>> => {
  if (known.has(file)) return known
  known.add(file)
  for (const [, from, alone, later] of (await readFile(file, 'utf8')).matchAll(IMPORT)) {
    const name = from ?? alone ?? later ?? ''
    if (name.startsWith('.')) await listLoaded(resolve(dirname(file), name), known)
    else known.add(name)
  }
  return known
}

const loadedWith = async (entry: string): Promise<string[]> =>
  [...(await listLoaded(resolve(import.meta.dirname, entry)))].filter((name) => !name.startsWith('/'))

/** Plain data and plain code. */
const RUNS_ANYWHERE = new Set(['zod'])

it.each(['person.ts', 'scene.ts', 'render.ts', 'garment.ts', 'live.ts', 'live-options.ts', 'talk.ts'])(
  '%s runs in a browser too',
  async (entry) => {
    expect((await loadedWith(entry)).filter((name) => !RUNS_ANYWHERE.has(name))).toEqual([])
  },
)

it('finds what does not, so that the walk proves something', async () => {
  expect(await loadedWith('clip.ts')).toEqual(expect.arrayContaining(['@tensorflow/tfjs-core', 'node:worker_threads']))
  expect(await loadedWith('../image/node-canvas.ts')).toEqual(['@napi-rs/canvas'])
})
