import type { OutputOf } from '@visage/contract'
import type { admin } from '@visage/contract/admin'
import { listPersons } from '../../account/users/persons.ts'
import { placeOf } from '../../adapters/engines/table.ts'
import type { Context } from '../../program/context.ts'
import { readPage } from '../../lib/paging.ts'
import type { PageRequest } from '../../lib/paging.ts'
import { listAllJobs as listRows, listUsedEngines } from './store.ts'
import type { JobFilter } from './store.ts'

/** A page of everybody's generations, newest first. */
export const listAllJobs = async (
  { db }: Context,
  { cursor, limit, ...filter }: PageRequest & JobFilter,
): Promise<OutputOf<typeof admin.listAdminJobs>> => {
  const { shown, nextCursor } = await readPage(
    { cursor, limit },
    { list: (page) => listRows(db, { ...filter, ...page }), cursorKeyOf: (row) => row },
  )
  const persons = await listPersons(
    db,
    shown.map(({ userId }) => userId),
  )
  return {
    jobs: shown.map((row) => ({
      id: row.id,
      person: persons.get(row.userId) ?? null,
      kind: row.kind,
      status: row.status,
      engine: row.engine,
      engine_place: placeOf(row.engine),
      tried_engines: row.triedEngines,
      tries: row.tries,
      model: row.model,
      engine_cost_usd: row.engineCostUsd,
      error: row.errorCode && { code: row.errorCode, message: row.errorMessage ?? '' },
      created_at: row.createdAt.toISOString(),
      started_at: row.startedAt?.toISOString() ?? null,
      finished_at: row.finishedAt?.toISOString() ?? null,
    })),
    engines: await listUsedEngines(db),
    next_cursor: nextCursor,
  }
}
