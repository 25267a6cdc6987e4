import type { Db } from './transaction.ts'

/**
 * A statement that is built once for each database and asked from then on, with its values as `sql.placeholder`s: to put the
 * text of a usual one together takes longer than to send it. Prepare it without a name, as connections name their own.
 */
export const builtOnce = <Statement>(build: (db: Db) => Statement): ((db: Db) => Statement) => {
  const built = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = built.get(db) ?? build(db)
    built.set(db, statement)
    return statement
  }
}
