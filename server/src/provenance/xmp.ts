import { escapeHtml } from '../lib/escape-html.ts'
import { DIGITAL_SOURCE_TYPE } from '../media/digital-source-type.ts'
import type { KnownMaking } from './mark-message.ts'

export type Statement = KnownMaking & { signature: string }

const longestPacket = 64 * 1024

const describe = (notice: string | null): string =>
  notice === null
    ? ''
    : `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(notice)}</rdf:li></rdf:Alt></dc:description>`

/** An XMP packet (ISO 16684-1) that says that a file was generated and what has to be told with it, and holds our signed statement. */
export const writeXmp = ({ day, serial, signature, notice }: Statement & { notice: string | null }): string =>
  `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:visage="urn:visage:provenance:1"
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCE_TYPE}" Iptc4xmpExt:AISystemUsed="Visage" xmp:CreatorTool="Visage" xmp:CreateDate="${day}"
 visage:Day="${day}" visage:Serial="${serial}" visage:Signature="${signature}">${describe(notice)}</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`

const SHAPES = {
  day: /visage:Day="(\d{4}-\d{2}-\d{2})"/,
  serial: /visage:Serial="([0-9a-f]{6})"/,
  signature: /visage:Signature="([\w-]{86})"/,
} as const

/** The statement in a packet as we write it; undefined for any other. */
export const readXmp = (packet: string): Statement | undefined => {
  if (packet.length > longestPacket) return undefined
  const find = (shape: RegExp) => shape.exec(packet)?.[1]
  const [day, serial, signature] = [find(SHAPES.day), find(SHAPES.serial), find(SHAPES.signature)]
  return day && serial && signature ? { day, serial, signature } : undefined
}
