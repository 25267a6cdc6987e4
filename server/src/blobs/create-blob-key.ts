import { randomUUID } from 'node:crypto'

/** A new key in one of 65,536 folders, so that none of them grows too large to list. */
export const createBlobKey = (ending: string): string => {
  const name = randomUUID().replaceAll('-', '')
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}.${ending}`
}
