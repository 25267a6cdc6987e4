import { stat, symlink, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** A file in memory, or one on this machine that stays as it is while it is worked on. */
export type MediaFile = Uint8Array | { path: string }

/** Puts a file where a task looks for it, without a copy of what is on the disk already. Returns its size in bytes. */
export const placeFile = async (file: MediaFile, to: string): Promise<number> => {
  if (file instanceof Uint8Array) {
    await writeFile(to, file)
    return file.length
  }
  const from = resolve(file.path)
  await symlink(from, to)
  return (await stat(from)).size
}
