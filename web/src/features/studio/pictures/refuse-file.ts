const megabyte = 1024 * 1024

/** Files that may be sent: their types, these types as people name them, and what such a file is called. */
export type FileLimits = { types: readonly string[]; maxBytes: number; noun: string; names: string }

/** What is wrong with a file before it is sent at all; nothing where it may be sent. */
export const refuseFile = ({ type, size }: Pick<File, 'type' | 'size'>, limits: FileLimits): string | undefined => {
  const { types, maxBytes, noun, names } = limits
  if (!types.includes(type)) return `Please use ${names} ${noun}.`
  if (size === 0) return 'This file is empty. Please choose another one.'
  if (size > maxBytes) return `Please use a ${noun} of at most ${maxBytes / megabyte} MB.`
  return undefined
}
