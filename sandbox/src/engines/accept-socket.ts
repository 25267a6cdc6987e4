import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

export type AcceptedSocket = {
  send(text: string): void
  sendBinary(bytes: Uint8Array): void
  drop(): void
  onClose(then: () => void): void
}

const frame = (opcode: number, payload: Uint8Array): Buffer => {
  const { length } = payload
  const head =
    length < 126 ? Buffer.from([0x80 | opcode, length]) : Buffer.from([0x80 | opcode, 126, length >> 8, length & 0xff])
  return Buffer.concat([head, payload])
}

/** The server's end of a WebSocket that only speaks, as ComfyUI's does; messages up to 64 kB. */
export const acceptSocket = (request: IncomingMessage, socket: Duplex): AcceptedSocket => {
  const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${MAGIC}`).digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  )
  socket.on('error', () => socket.destroy())
  socket.on('data', (data: Buffer) => {
    if (((data[0] ?? 0) & 0x0f) === 8) socket.end(frame(8, new Uint8Array()))
  })
  const write = (opcode: number, payload: Uint8Array) => {
    if (!socket.destroyed) socket.write(frame(opcode, payload))
  }
  return {
    send: (text) => write(1, Buffer.from(text)),
    sendBinary: (bytes) => write(2, bytes),
    drop: () => socket.destroy(),
    onClose: (then) => void socket.once('close', then),
  }
}
