import type { AcceptedOf, AnyRoute, BodyOf, FilesOf, OutputOf, ParamsOf, QueryOf, RoutesIn } from '@visage/contract'
import type { ReceivedFile } from '../adapters/blobs/blob-store.ts'
import type { Caller, Device, Operator, Resetter } from '../lib/callers.ts'
import type { Accepted, FileAnswer, Repeated } from './answers.ts'

type CallerOf<Route extends AnyRoute> = Route['access'] extends 'user'
  ? Caller
  : Route['access'] extends 'operator' | 'admin'
    ? Operator
    : undefined

type FileOf<Route extends AnyRoute> = Route extends { readonly file: object } ? ReceivedFile : undefined

/** A call after all checks: its parts are parsed and `user_id`, where there is one, is the caller's own. */
export type Call<Route extends AnyRoute> = {
  params: ParamsOf<Route>
  query: QueryOf<Route>
  body: BodyOf<Route>
  /** The body where the route takes a file. */
  file: FileOf<Route>
  /** The files of a multipart form. */
  files: FilesOf<Route, ReceivedFile>
  caller: CallerOf<Route>
  resetter: Route['access'] extends 'reset' ? Resetter : undefined
  device: Route extends { readonly device: true } ? Device : undefined
  /** The client's address. */
  ip: string
  /** Whether the client asked not to wait for the end (`Prefer: respond-async`). */
  prefersAsync: boolean
  idempotencyKey: string | null
  /** SHA-256 of method, path, its parameters and body, to tell a repeated request from another one; empty without a key. */
  requestHash: string
  /** Aborted when the client goes away. */
  signal: AbortSignal
}

type Result<Route extends AnyRoute> = Route extends { readonly answersFile: true }
  ? FileAnswer
  : OutputOf<Route> | Accepted<AcceptedOf<Route>> | Repeated<OutputOf<Route>>

export type Handler<Route extends AnyRoute> = (call: Call<Route>) => Promise<Result<Route>>

/** One handler for each route; a missing one does not compile. */
export type Handlers<Module> = { [Name in keyof RoutesIn<Module>]: Handler<Extract<RoutesIn<Module>[Name], AnyRoute>> }
