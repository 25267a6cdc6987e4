import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { VisageServer } from '../../e2e/testing/visage-server.ts'
import { signUpPeople } from './people.ts'
import type { Person } from './people.ts'

/** What one account may send at most in a form of three sounds, as often as this at once. */
const floods = 12
const fileBytes = 24 * 1024 * 1024
const fields = ['song_file', 'voice_file', 'instrumental_file']
const megabyte = 1024 * 1024
const watchEveryMs = 100
const longestMs = 120_000
/** Megabytes of memory that twelve floods at once may add. */
const barMegabytes = 250

const inMegabytes = (bytes: number) => Math.round(bytes / megabyte)

const readRss = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}

const sizeOf = async (dir: string): Promise<number> => {
  let bytes = 0
  for (const entry of await readdir(dir, { withFileTypes: true, recursive: true }).catch(() => []))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0
  return bytes
}

const write = async (socket: Socket, piece: string | Uint8Array): Promise<void> => {
  if (socket.destroyed) throw new Error('closed')
  if (!socket.write(piece)) await once(socket, 'drain', { signal: AbortSignal.timeout(longestMs) })
}

/** Sends all of a form but for its last byte and waits: whoever keeps it in memory keeps all of it. */
const flood = async (server: VisageServer, { id, access }: Person, signal: AbortSignal): Promise<string> => {
  const boundary = 'flood'
  const part = (name: string, rest: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`
  const begin = `${part('user_id', '')}${id}\r\n${part('lyrics', '')}la la la\r\n`
  const heads = fields.map((name) => part(name, `; filename="a.wav"\r\ncontent-type: audio/wav`))
  const total = begin.length + heads.join('').length + fields.length * (fileBytes + 2) + `--${boundary}--\r\n`.length
  const socket = connect(server.port, '127.0.0.1').setMaxListeners(0)
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (piece: Buffer) => void (answer ||= piece.toString().split('\r\n')[0] ?? ''))
  const piece = Buffer.alloc(64 * 1024)
  try {
    await write(
      socket,
      `POST /api/audio_mucic_creator/ HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\nauthorization: Bearer ${access}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${total}\r\n\r\n${begin}`,
    )
    for (const head of heads) {
      await write(socket, head)
      for (let sent = 0; sent < fileBytes && !socket.readableEnded; sent += piece.length) await write(socket, piece)
      await write(socket, '\r\n')
    }
    await Promise.race([once(signal, 'abort'), once(socket, 'close')])
  } catch {
    // It was refused: the answer tells why.
  } finally {
    socket.destroy()
  }
  return answer || 'taken'
}

const run = async (): Promise<boolean> => {
  await using server = await VisageServer.start({ TRUST_PROXY: '127.0.0.1', WEB_DIR: '' })
  const { pid } = server
  if (pid === undefined) throw new Error('The server has no process.')
  const [person] = await signUpPeople(server, 1)
  if (!person) throw new Error('Nobody signed up.')
  await sleep(3000)
  const before = { rss: await readRss(pid), disk: await sizeOf(server.dataDir) }
  const stop = new AbortController()
  const sending = Promise.all(Array.from({ length: floods }, () => flood(server, person, stop.signal)))
  const most = { ...before }
  let still = 0
  let last = 0
  for (
    const began = performance.now();
    performance.now() - began < longestMs && still < 50;
    await sleep(watchEveryMs)
  ) {
    const now = { rss: await readRss(pid), disk: await sizeOf(server.dataDir) }
    most.rss = Math.max(most.rss, now.rss)
    most.disk = Math.max(most.disk, now.disk)
    still = Math.abs(now.rss + now.disk - last) < megabyte ? still + 1 : 0
    last = now.rss + now.disk
  }
  stop.abort()
  const answers = await sending
  await sleep(3000)
  const after = await sizeOf(server.dataDir)
  const sent = floods * fields.length * fileBytes
  console.log(`${floods} forms of ${inMegabytes(fields.length * fileBytes)} MB by one account: ${inMegabytes(sent)} MB`)
  console.log(
    `answers: ${JSON.stringify(
      Object.groupBy(answers, (answer) => answer),
      (_, value) => (Array.isArray(value) ? value.length : value),
    )}`,
  )
  console.log(
    `memory: ${inMegabytes(before.rss)} MB before, ${inMegabytes(most.rss)} MB at most (+${inMegabytes(most.rss - before.rss)}, ${((most.rss - before.rss) / sent).toFixed(2)} of what was sent)`,
  )
  console.log(
    `disk: +${inMegabytes(most.disk - before.disk)} MB at most, +${inMegabytes(after - before.disk)} MB afterwards`,
  )
  return inMegabytes(most.rss - before.rss) <= barMegabytes
}

process.exitCode = (await run()) ? 0 : 1
