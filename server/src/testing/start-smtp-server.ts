import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'

type Received = { from: string; to: string[]; source: Buffer }

/** A real SMTP server on this machine, on a free port unless told, that keeps what it takes. */
export const startSmtpServer = async ({ port = 0, ...options }: SMTPServerOptions & { port?: number } = {}) => {
  const received: Received[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Clients keep theirs for the next mails.
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1
      done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks),
        })
        done()
      })
    },
    ...options,
  })
  // A client that dies in the middle of its mail is its own affair.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('The SMTP server has no port.')
  return {
    port: address.port,
    received,
    connections: () => connections,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
