import { crc32, deflateSync } from 'node:zlib'

const FILE = [
  'AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAAMpbW9vdgAAAGxtdmhkAAAAAAAAAAAAAAAAAAAD6AAAA+gAAQAAAQAA',
  'AAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAA',
  'Anh0cmFrAAAAXHRraGQAAAADAAAAAAAAAAAAAAABAAAAAAAAA+gAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAA',
  'AAAAAAAAAAAAAABAAAAAAEAAAABwAAAAAAAkZWR0cwAAABxlbHN0AAAAAAAAAAEAAAPoAAAAAAABAAAAAAHwbWRpYQAAACBtZGhk',
  'AAAAAAAAAAAAAAAAAAAoAAAAKABVxAAAAAAALWhkbHIAAAAAAAAAAHZpZGUAAAAAAAAAAAAAAABWaWRlb0hhbmRsZXIAAAABm21p',
  'bmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAAVtzdGJsAAAAu3N0c2QA',
  'AAAAAAAAAQAAAKthdmMxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAEAAcABIAAAASAAAAAAAAAABDExhdmMgbGlieDI2NAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAGP//AAAAMWF2Y0MBQsAL/+EAGGdCwAumERD7ARAAAAMAEAAAAwFA8UKhGAEABmjIQgJSyAAAABBwYXNw',
  'AAAAAQAAAAEAAAAUYnRydAAAAAAAAARgAAAEYAAAABhzdHRzAAAAAAAAAAEAAAAKAAAEAAAAABRzdHNzAAAAAAAAAAEAAAABAAAA',
  'HHN0c2MAAAAAAAAAAQAAAAEAAAAKAAAAAQAAADxzdHN6AAAAAAAAAAAAAAAKAAAALAAAAAoAAAAKAAAACgAAAAsAAAALAAAACwAA',
  'AAsAAAALAAAACwAAABRzdGNvAAAAAAAAAAEAAANZAAAAPXVkdGEAAAA1bWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAbWRpcmFwcGwA',
  'AAAAAAAAAAAAAAAIaWxzdAAAAAhmcmVlAAAAlG1kYXQAAAAoZYiCB/iMUAAQCo4AAgXxwABBUvvvrrrrrrrrrrrrrrrrrrrrrrrr',
  'wAAAAAZBmhwP8OwAAAAGQZoqA/w7AAAABkGaOwP8OwAAAAdBmkkA/w7AAAAAB0GaWUD/DsAAAAAHQZppgP8OwAAAAAdBmnnA/w7A',
  'AAAAB0GaiIA7w7AAAAAHQZqYkDfDsA==',
].join('')

/** A playable video of one second: a white block that wanders over one colour, H.264 of 64 x 112 pixels, 10 frames. */
export const tinyMp4 = (): Uint8Array => Buffer.from(FILE, 'base64')

const sampleRate = 8000
const seconds = 1
const hertz = 440
const loudest = 12_000
const headBytes = 44

/** A playable sound of one second: a tone that fades, WAV of one channel. */
export const tinyWav = (): Uint8Array => {
  const samples = sampleRate * seconds
  const bytes = Buffer.alloc(headBytes + samples * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  for (const [offset, value] of [16, 0x1_0001, sampleRate, sampleRate * 2, 0x10_0002].entries())
    bytes.writeUInt32LE(value, 16 + offset * 4)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples * 2, 40)
  for (let index = 0; index < samples; index++) {
    const fade = 1 - index / samples
    const value = Math.sin((2 * Math.PI * hertz * index) / sampleRate)
    bytes.writeInt16LE(Math.round(loudest * fade * value), headBytes + index * 2)
  }
  return bytes
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.byteLength)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A square PNG of one colour. */
export const solidPng = (size: number, [red, green, blue]: readonly [number, number, number]): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.from([0, ...Array.from({ length: size }, () => [red, green, blue]).flat()])
  const pixels = Buffer.concat(Array.from({ length: size }, () => row))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', new Uint8Array()),
  ])
}
