import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

const file = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')

/**
 * So much may run in a function of WebAssembly before V8 compiles it better: its own figure, and one that no start comes
 * to. It reads the figure with a module's code. PostgreSQL's parser alone takes four seconds of a processor and 600 MB.
 */
const TIERING = { usual: 13_000_000, patient: 2 ** 31 - 1 } as const

const compilePatiently = async (): Promise<WebAssembly.Module> => {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING.patient}`)
  try {
    return await WebAssembly.compile(readFileSync(file))
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${TIERING.usual}`)
  }
}

let compiling: Promise<WebAssembly.Module> | undefined

/** The embedded database's code, compiled once by threads beside this one; whoever asks early does not wait for it later. */
export const compileDatabase = (): Promise<WebAssembly.Module> => (compiling ??= compilePatiently())
