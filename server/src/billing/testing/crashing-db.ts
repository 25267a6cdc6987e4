import type { Db } from '../../db/transaction.ts'

/** What stands for a process that dies between two statements. */
export class CrashError extends Error {
  override name = 'CrashError'
}

const STATEMENTS: ReadonlySet<string | symbol> = new Set(['select', 'insert', 'update', 'delete', 'execute', '$count'])

/** A database that dies before one of its next statements, also inside a transaction, when it is told to. */
export const createCrashingDb = (real: Db): { db: Db; crashAfter(statements: number): void; stop(): void } => {
  let left = Infinity
  const wrap = <Target extends Db>(target: Target): Target =>
    new Proxy(target, {
      get(_target, key) {
        const value: unknown = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        if (key === 'transaction')
          return (work: (tx: Db) => Promise<unknown>) => target.transaction((tx) => work(wrap(tx)))
        return (...args: unknown[]): unknown => {
          if (STATEMENTS.has(key) && (left -= 1) < 0) {
            left = Infinity
            throw new CrashError('The process died.')
          }
          return Reflect.apply(value, target, args)
        }
      },
    })
  return {
    db: wrap(real),
    crashAfter(statements) {
      left = statements
    },
    stop() {
      left = Infinity
    },
  }
}
