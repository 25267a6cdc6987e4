import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A port that nobody listened on a moment ago, for a server whose own address has to be known before it starts. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
