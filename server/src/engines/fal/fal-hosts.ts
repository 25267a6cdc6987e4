/** Where fal answers: the queue, its files and keys, and what it tells of accounts. */
export type FalHosts = { queue: string; rest: string; api: string; trustedOrigins: readonly string[] }

const REAL: FalHosts = {
  queue: 'https://queue.fal.run',
  rest: 'https://rest.fal.ai',
  api: 'https://api.fal.ai/v1',
  trustedOrigins: [],
}

/** fal's own addresses; for a stand-in the same ones below its address. */
export const falHosts = (baseUrl: string | null): FalHosts => {
  if (baseUrl === null) return REAL
  const base = baseUrl.replace(/\/$/, '')
  return { queue: `${base}/queue`, rest: `${base}/rest`, api: `${base}/v1`, trustedOrigins: [new URL(base).origin] }
}
