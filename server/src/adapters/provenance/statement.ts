import { createHash, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { html } from '../../lib/html.ts'
import { DIGITAL_SOURCE_TYPE } from '../media/watermarks.ts'
import { joinParts } from './files/container.ts'
import type { Container, Part } from './files/container.ts'
import { JPEG } from './files/jpeg.ts'
import { MP3 } from './files/mp3.ts'
import { MP4 } from './files/mp4.ts'
import { PNG } from './files/png.ts'
import { WAV, WEBP } from './files/riff.ts'
import { appendWavPacket, readWavChunks } from './files/wav-file.ts'
import type { ReadOrigin } from './provenance.ts'

const CONTAINERS: Record<string, Container> = {
  'image/png': PNG,
  'image/jpeg': JPEG,
  'image/webp': WEBP,
  'video/mp4': MP4,
  'audio/mpeg': MP3,
  'audio/wav': WAV,
}

/** How files of a type are taken apart; undefined for types that carry no packet here. */
export const findContainer = (mimeType: string): Container | undefined => CONTAINERS[mimeType]

type Statement = ReadOrigin & { signature: string }

const longestPacket = 64 * 1024

const describe = (notice: string | null) =>
  notice !== null &&
  html`<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${notice}</rdf:li></rdf:Alt></dc:description>`

/** An XMP packet (ISO 16684-1) that says that a file was generated and what has to be told with it, and holds our signed statement. */
export const writeXmp = ({ day, serial, signature, notice }: Statement & { notice: string | null }): string =>
  html`<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:visage="urn:visage:provenance:1"
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCE_TYPE}" Iptc4xmpExt:AISystemUsed="Visage" xmp:CreatorTool="Visage" xmp:CreateDate="${day}"
 visage:Day="${day}" visage:Serial="${serial}" visage:Signature="${signature}">${describe(notice)}</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`.toString()

const SHAPES = {
  day: /visage:Day="(\d{4}-\d{2}-\d{2})"/,
  serial: /visage:Serial="([0-9a-f]{6})"/,
  signature: /visage:Signature="([\w-]{86})"/,
} as const

/** The statement in a packet as we write it; undefined for any other. */
const readXmp = (packet: string): Statement | undefined => {
  if (packet.length > longestPacket) return undefined
  const find = (shape: RegExp) => shape.exec(packet)?.[1]
  const [day, serial, signature] = [find(SHAPES.day), find(SHAPES.serial), find(SHAPES.signature)]
  return day && serial && signature ? { day, serial, signature } : undefined
}

type File = { bytes: Uint8Array; mimeType: string }
type StatementFacts = ReadOrigin & { notice: string | null }

/** Of everything that is seen or heard in a file, whatever is told beside it. */
const digestOf = (container: Container, parts: readonly Part[]): string => {
  const hash = createHash('sha256')
  for (const part of parts)
    if (container.isContent(part)) hash.update(`${part.name} ${part.bytes.length}\n`).update(part.bytes)
  return hash.digest('base64url')
}

const textOf = ({ day, serial }: ReadOrigin, digest: string): Buffer =>
  Buffer.from(`visage provenance 1\n${day}\n${serial}\n${digest}`)

/**
 * Writes into a file that it was generated, in the words of the IPTC, and signs when and by which job. What is seen stays
 * as it is to the byte. Files of other types come back unchanged.
 */
export const writeStatement = ({ bytes, mimeType }: File, told: StatementFacts, key: KeyObject): Uint8Array => {
  const container = findContainer(mimeType)
  if (!container) return bytes
  const parts = container.split(bytes)
  const signature = sign(null, textOf(told, digestOf(container, parts)), key).toString('base64url')
  return joinParts(container.withXmp(parts, writeXmp({ ...told, signature })))
}

/** The same for a WAV file of ours where it lies, read piece by piece: its statement goes behind everything else. */
export const writeWavStatement = async (path: string, told: StatementFacts, key: KeyObject): Promise<void> => {
  const hash = createHash('sha256')
  for await (const { name, bytes, content } of readWavChunks(path))
    if (WAV.isContent({ name, bytes: new Uint8Array() })) {
      hash.update(`${name} ${bytes}\n`)
      for await (const piece of content()) hash.update(piece)
    }
  const signature = sign(null, textOf(told, hash.digest('base64url')), key).toString('base64url')
  await appendWavPacket(path, writeXmp({ ...told, signature }))
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

const findSigned = (container: Container, { bytes }: File, key: KeyObject): ReadOrigin | undefined => {
  const parts = container.split(bytes)
  const statements = listStatements(container, parts)
  if (statements.length === 0) return undefined
  const digest = digestOf(container, parts)
  for (const { signature, ...known } of statements)
    if (verify(null, textOf(known, digest), key, Buffer.from(signature, 'base64url'))) return known
  return undefined
}

/** What a file says of itself, where our signature holds and what is seen is unchanged. */
export const findStatementOrigin = (file: File, key: KeyObject): ReadOrigin | undefined => {
  const container = findContainer(file.mimeType)
  if (!container) return undefined
  try {
    return findSigned(container, file, key)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
