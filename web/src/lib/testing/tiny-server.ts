import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TinyServer = AsyncDisposable & { origin: string }

/** A real HTTP server on a free port that answers with `respond`. */
export const startTinyServer = async (
  respond: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<TinyServer> => {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => respond(request, response, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body === undefined ? '' : JSON.stringify(body))
}

export const errorBodyOf = (code: string, message: string, details?: object) => ({
  error: message,
  message,
  code,
  request_id: 'test',
  ...(details ? { details } : {}),
})
