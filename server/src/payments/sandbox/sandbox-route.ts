/** A request at the sandbox's own port. */
export type SandboxRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  text: string
}
export type SandboxAnswer = { status: number; json?: unknown; text?: string }

export type SandboxRoute = {
  method: 'GET' | 'POST'
  /** With one group for an id at most. */
  path: RegExp
  answer: (request: SandboxRequest, id: string) => Promise<SandboxAnswer> | SandboxAnswer
}

/** The answer of the first route that fits; undefined when none does. */
export const answerRoute = async (
  routes: readonly SandboxRoute[],
  request: SandboxRequest,
): Promise<SandboxAnswer | undefined> => {
  for (const { method, path, answer } of routes) {
    const match = method === request.method ? path.exec(request.path) : null
    if (match) return answer(request, decodeURIComponent(match[1] ?? ''))
  }
  return undefined
}

/** Whole numbers of a query; the fallback for none. */
export const numberOf = (query: URLSearchParams, name: string, fallback: number): number =>
  Number(query.get(name) ?? fallback)
