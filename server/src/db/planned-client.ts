import pg from 'pg'

type Statement = { text: string; name?: string | undefined }

const isStatement = (query: unknown): query is Statement =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query)

/** What is asked a few times, as by a job of the night, is not worth a plan in each connection. */
const usualAfter = 20
/** Lists of ids are a statement for each of their lengths: those must not fill the memory of each connection. */
const mostPlans = 300

const asked = new Map<string, { name: string; times: number }>()

/** The name of a usual statement; undefined for any other one. */
const nameOf = (text: string): string | undefined => {
  const known = asked.get(text) ?? { name: `usual_${asked.size}`, times: 0 }
  if (known.times === 0 && asked.size === mostPlans) return undefined
  asked.set(text, known)
  known.times += 1
  return known.times > usualAfter ? known.name : undefined
}

/**
 * A connection of which the server keeps the plans of usual statements: to plan one takes it longer than to do it. Behind a
 * pooler the next statement may come to another connection of the server, which knows nothing of them.
 */
export class PlannedClient extends pg.Client {
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
