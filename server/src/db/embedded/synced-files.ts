import { fsyncSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { compileDatabase } from './compiled.ts'
import type { Exchange } from './connect.ts'

type Stream = { nfd?: number }
type Module = { NODEFS: { stream_ops: { fsync?: (stream: Stream) => void } } }

/** What tells one run of the machine from the next; null where the system does not say. */
const readBootId = (): string | null => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return null
  }
}

const readNote = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** The files of an embedded database; what PostgreSQL wants to be on the disk is there when it goes on. */
class SyncedFiles extends NodeFS {
  /** Whether to pass by what it wants synced. */
  isPaused = false

  override async init(...[client, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(client, options)
    const makeReal = (module: unknown) => {
      // Files of Emscripten's that lie on a disk have no sync of their own: asked for one, they say that it was done.
      ;(module as Module).NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined && !this.isPaused) fsyncSync(nfd)
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), makeReal] } }
  }
}

/** One that is talked to in PostgreSQL's own protocol: what it would read to understand lists in answers itself is left out. */
class SpokenTo extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

const start = async (options: PGliteOptions): Promise<PGlite> => {
  const client = new SpokenTo(options)
  await client.waitReady
  return client
}

// It keeps its whole cache in memory of this process, and each start fills it with zeros: the system's own
// cache of files stands behind it.
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
/** `-F` is what turns syncing off, and of its ways to sync only this one reaches the files. */
const syncedParams = [...startParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

/**
 * Opens the database in `folder`. After a crash PostgreSQL syncs every one of its thousand files first, in case that the
 * machine went down; where the machine has been up since, that is left out, as nothing but a process has ended.
 */
export const openClient = async (folder: string, { isSynced }: { isSynced: boolean }): Promise<PGlite> => {
  const pgliteWasmModule = await compileDatabase()
  if (!isSynced) return start({ dataDir: folder, startParams, pgliteWasmModule })
  const files = new SyncedFiles(folder)
  const note = join(folder, '..', 'boot-id')
  const bootId = readBootId()
  files.isPaused = bootId !== null && bootId === readNote(note)
  const client = await start({ fs: files, startParams: syncedParams, pgliteWasmModule })
  files.isPaused = false
  if (bootId !== null) writeFileSync(note, bootId)
  return client
}

/**
 * Speaks with a database of this thread. Asked for an answer in one piece, it would read that for itself as well, and keep
 * every message that it has ever read.
 */
export const speakWith =
  (client: PGlite): Exchange =>
  async (messages) => {
    const said: Uint8Array[] = []
    // A piece lies in the database's own memory, where the next one is written over it.
    const onRawData = (piece: Uint8Array) => said.push(piece.slice())
    await client.execProtocolRawStream(messages, { syncToFs: false, onRawData })
    return new Uint8Array(Buffer.concat(said))
  }
