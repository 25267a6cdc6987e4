import { createHmac } from 'node:crypto'
import { dayMs } from '../../lib/time.ts'
import type { Origin, ReadOrigin } from './provenance.ts'

const firstDayMs = Date.UTC(2026, 0, 1)
/** Bytes of the message: two for the day, three for the serial, and three that only we can compute. */
const SIZES = { day: 2, known: 5, check: 3 } as const

const checkOf = (known: Uint8Array, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(known).digest().subarray(0, SIZES.check)

/** The day and the serial of a making. */
export const readableOrigin = ({ jobId, createdAt }: Omit<Origin, 'notice'>): ReadOrigin => ({
  day: createdAt.toISOString().slice(0, 10),
  serial: jobId.replaceAll('-', '').slice(0, (SIZES.known - SIZES.day) * 2),
})

/** The eight bytes that an invisible mark carries. */
export const writeWatermarkMessage = (origin: Omit<Origin, 'notice'>, key: Uint8Array): Uint8Array => {
  const { day, serial } = readableOrigin(origin)
  const known = Buffer.alloc(SIZES.known)
  known.writeUInt16BE((Date.parse(day) - firstDayMs) / dayMs)
  known.write(serial, SIZES.day, 'hex')
  return Buffer.concat([known, checkOf(known, key)])
}

/** What a mark's message says, or undefined for bytes that this installation never wrote. */
export const findMessageOrigin = (message: Uint8Array, key: Uint8Array): ReadOrigin | undefined => {
  const known = Buffer.from(message.subarray(0, SIZES.known))
  if (!checkOf(known, key).equals(message.subarray(SIZES.known))) return undefined
  const day = new Date(firstDayMs + known.readUInt16BE() * dayMs).toISOString().slice(0, 10)
  return { day, serial: known.toString('hex', SIZES.day) }
}
