import { Duplex } from 'node:stream'
import pg from 'pg'
import { planUsual } from '../planned-client.ts'

/** Takes messages of PostgreSQL's protocol and gives what the database has to say to them. */
export type Exchange = (messages: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>

const goodbye = 'X'.charCodeAt(0)

/** Stands where a connection has its socket. */
class Line extends Duplex {
  readonly #exchange: Exchange

  constructor(exchange: Exchange) {
    super()
    this.#exchange = exchange
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay = (): this => this
  setKeepAlive = (): this => this
  ref = (): this => this
  unref = (): this => this

  override _read(): void {}

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    void this.#say(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))), done)
  }

  async #say(messages: Uint8Array<ArrayBuffer>, done: (error?: Error | null) => void): Promise<void> {
    try {
      // Who hangs up would end the database with it.
      this.push(messages[0] === goodbye ? null : await this.#exchange(messages))
    } catch (error) {
      done(error as Error)
      return
    }
    done()
  }
}

/** Connections with an embedded database: one at a time, as it has a single session, which outlives each of them. */
export const openLine = (exchange: Exchange): pg.Pool => {
  const Planned = planUsual()
  return new pg.Pool({
    Client: Planned,
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => new Line(exchange),
    // A connection that failed is given up: the next one finds neither its transaction nor its plans.
    onConnect: async (client) => {
      await client.query('rollback; deallocate all')
      await (client as InstanceType<typeof Planned>).learnWhetherDirect()
    },
  })
}
