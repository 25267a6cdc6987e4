import { LRUCache } from 'lru-cache'
import pg from 'pg'

type Statement = { text: string; name?: string | undefined }

const isStatement = (query: unknown): query is Statement =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)

/** What is asked a few times, as by a job of the night, is not worth a plan in each connection. */
const usualAfter = 20
/** Lists of ids are a statement for each of their lengths: those must not fill the memory of each connection. */
const mostPlans = 300

/** Of how many statements it is counted how often they are asked. */
const mostCounted = 3000

/** Gives a usual statement its name, and any other one none. */
const countStatements = () => {
  const names = new Map<string, string>()
  const counts = new LRUCache<string, number>({ max: mostCounted })
  return (text: string): string | undefined => {
    if (names.has(text) || names.size === mostPlans) return names.get(text)
    const times = (counts.get(text) ?? 0) + 1
    counts.set(text, times)
    if (times > usualAfter) names.set(text, `usual_${names.size}`)
    return names.get(text)
  }
}

/**
 * The connections of one pool, of which the server keeps the plans of usual statements: to plan one takes it longer than to
 * do it. Behind a pooler the next statement may come to another connection of the server, which knows nothing of them.
 */
export const planUsual = () => {
  const nameOf = countStatements()
  return class PlannedClient extends pg.Client {
    #isDirect = false

    /** Looks whether the server that answers is the one that this is connected with; until then nothing is kept. */
    async learnWhetherDirect(): Promise<void> {
      const { rows } = await super.query<{ pid: number }>('select pg_backend_pid() as pid')
      this.#isDirect = 'processID' in this && rows[0]?.pid === this.processID
    }

    // oxlint-disable-next-line typescript/no-explicit-any -- as overloaded as the one that it stands before
    override query(query: any, ...rest: any[]): any {
      const named = this.#isDirect && isStatement(query) ? { ...query, name: query.name || nameOf(query.text) } : query
      return (super.query as (...all: unknown[]) => unknown)(named, ...rest)
    }
  }
}
