import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server on this machine whose answers are told path by path; everything else is 404. */
export type PostServer = AsyncDisposable & {
  url: string
  /** Paths that were asked for, in order. */
  asked: string[]
  answer(path: string, answer: Answer): void
}

export const html =
  (body: string): Answer =>
  (_request, response) =>
    void response.setHeader('content-type', 'text/html; charset=utf-8').end(body)

export const file =
  (bytes: Uint8Array, type: string): Answer =>
  (_request, response) =>
    void response.setHeader('content-type', type).end(bytes)

export const redirect =
  (location: string): Answer =>
  (_request, response) =>
    void response.writeHead(302, { location }).end()

/** Stands in for a site that shows posts. */
export const startPostServer = async (): Promise<PostServer> => {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const answer = answers.get(path)
    if (answer) answer(request, response)
    else response.writeHead(404).end('nothing here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answer: (path, answer) => void answers.set(path, answer),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
