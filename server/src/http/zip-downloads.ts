import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

type Zip = { fileName: string; stream: Readable }
type Zips = { path: string; open: (token: string) => Promise<Zip> }

/** Zips at addresses that a browser can open by itself; nothing more is read once it has gone away. */
export const serveZips = (app: FastifyInstance, { path, open }: Zips): void => {
  // No HEAD, which would read it all to the end.
  const options = { compress: false, exposeHeadRoute: false } as const
  app.get<{ Params: { token: string } }>(`${path}:token`, options, async ({ params }, reply) => {
    const { fileName, stream } = await open(params.token)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .type('application/zip')
      .send(stream)
  })
}
