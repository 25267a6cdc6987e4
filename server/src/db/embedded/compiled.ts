import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

const file = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')

/**
 * So much may run in a function of WebAssembly before V8 compiles it better. It reads the figure with a module's code, and
 * again with each function's: a turn of a loop takes off what it runs, at most a quarter of the figure of then. With V8's
 * own figure in both places each start came to it in PostgreSQL's parser alone, whose turns run 300 kB: four seconds of a
 * processor and 600 MB. Small code is compiled better in a moment, and so may be soon.
 */
const TIERING = { ofDatabase: 2 ** 31 - 1, afterwards: 40_000 } as const

const compilePatiently = async (): Promise<WebAssembly.Module> => {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING.ofDatabase}`)
  try {
    return await WebAssembly.compile(readFileSync(file))
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${TIERING.afterwards}`)
  }
}

let compiling: Promise<WebAssembly.Module> | undefined

/** The embedded database's code, compiled once by threads beside this one; whoever asks early does not wait for it later. */
export const compileDatabase = (): Promise<WebAssembly.Module> => (compiling ??= compilePatiently())
