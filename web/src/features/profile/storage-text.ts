import type { Storage } from '@visage/contract'

const megabyte = 1024 ** 2
const gigabyte = 1024 ** 3

/** A size as people say it. */
export const sizeText = (bytes: number): string => {
  if (bytes >= gigabyte) return `${Math.round((bytes / gigabyte) * 10) / 10} GB`
  return `${Math.ceil(bytes / megabyte)} MB`
}

const nearlyFull = 0.9

/** What takes the room, and what to do once there is little left. */
export const storageNote = ({ made_bytes: made, brought_bytes: brought, limit_bytes: limit }: Storage): string => {
  const parts = `${sizeText(made)} were made here and ${sizeText(brought)} brought in, which goes by itself after 30 days.`
  const used = made + brought
  if (used >= limit)
    return `${parts} It is full, so nothing new can be made or brought in: delete items from your gallery, or choose a larger plan. What is there stays.`
  return used >= limit * nearlyFull
    ? `${parts} Little is left: delete items from your gallery, or choose a larger plan.`
    : parts
}
