const megabyte = 1024 * 1024

/** Files that may be sent: their types, these types as people name them, and what such a file is called. */
export type FileLimits = { types: readonly string[]; maxBytes: number; noun: string; names: string }

/** Throws what is wrong with a file before it is sent at all. */
export const refuseFile = ({ type, size }: Pick<File, 'type' | 'size'>, limits: FileLimits): void => {
  const { types, maxBytes, noun, names } = limits
  if (!types.includes(type)) throw new Error(`Please use ${names} ${noun}.`)
  if (size > maxBytes) throw new Error(`Please use a ${noun} of at most ${maxBytes / megabyte} MB.`)
}
