import { createHash, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { joinParts } from './files/container.ts'
import type { Container, Part } from './files/container.ts'
import { findContainer } from './files/containers.ts'
import type { KnownMaking } from './mark-message.ts'
import { readXmp, writeXmp } from './xmp.ts'
import type { Statement } from './xmp.ts'

type File = { bytes: Uint8Array; mimeType: string }
type Told = KnownMaking & { notice: string | null }

/** Of everything that is seen or heard in a file, whatever is told beside it. */
const digestOf = (container: Container, parts: readonly Part[]): string => {
  const hash = createHash('sha256')
  for (const part of parts)
    if (container.isContent(part)) hash.update(`${part.name} ${part.bytes.length}\n`).update(part.bytes)
  return hash.digest('base64url')
}

const textOf = ({ day, serial }: KnownMaking, digest: string): Buffer =>
  Buffer.from(`visage provenance 1\n${day}\n${serial}\n${digest}`)

/**
 * Writes into a file that it was generated, in the words of the IPTC, and signs when and by which job. What is seen stays
 * as it is to the byte. Files of other types come back unchanged.
 */
export const sealFile = ({ bytes, mimeType }: File, told: Told, key: KeyObject): Uint8Array => {
  const container = findContainer(mimeType)
  if (!container) return bytes
  const parts = container.split(bytes)
  const signature = sign(null, textOf(told, digestOf(container, parts)), key).toString('base64url')
  return joinParts(container.withXmp(parts, writeXmp({ ...told, signature })))
}

/** A file of ours holds one, and few tools add another: more are there to keep us busy. */
const mostStatements = 8

const listStatements = (container: Container, parts: readonly Part[]): Statement[] => {
  const statements: Statement[] = []
  for (const part of parts) {
    const packet = container.findXmp(part)
    const statement = packet === undefined ? undefined : readXmp(packet)
    if (statement) statements.push(statement)
    if (statements.length === mostStatements) break
  }
  return statements
}

const findSigned = (container: Container, { bytes }: File, key: KeyObject): KnownMaking | undefined => {
  const parts = container.split(bytes)
  const statements = listStatements(container, parts)
  if (statements.length === 0) return undefined
  const digest = digestOf(container, parts)
  for (const { signature, ...known } of statements)
    if (verify(null, textOf(known, digest), key, Buffer.from(signature, 'base64url'))) return known
  return undefined
}

/** What a file says of itself, where our signature holds and what is seen is unchanged. */
export const findSealedMaking = (file: File, key: KeyObject): KnownMaking | undefined => {
  const container = findContainer(file.mimeType)
  if (!container) return undefined
  try {
    return findSigned(container, file, key)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
