import { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call: anyone, a signed-in person, the bearer of a password-reset token, an operator who is signed in, or an
 * operator who has entered the second code too. For all others a call of an operator's is not there.
 */
export type Access = 'public' | 'user' | 'reset' | 'operator' | 'admin'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A file of a multipart form. */
export type FilePart = {
  readonly maxBytes: number
  /** What is told when it is missing; a part without this sentence may be left out. */
  readonly missing?: string
}

/**
 * One promise between server and web. Both ends take this value: the server to check requests and
 * its own answers, the web to know the types.
 */
export type AnyRoute = {
  readonly method: Method
  /** Below `/api`, with `{name}` for parameters; answers with and without its trailing slash. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly tag: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The request's body is a file of one of these types instead. */
  readonly file?: {
    readonly types: readonly string[]
    readonly maxBytes: number
  }
  /** The request is a multipart form: the fields of `body` and these files. */
  readonly files?: Readonly<Record<string, FilePart>>
  /** The answer's body; see `nothing` for an answer without one. */
  readonly output: z.ZodType
  /** The answer is a file instead of JSON. */
  readonly answersFile?: boolean
  /** The answer's status, 200 unless told. */
  readonly status?: number
  /** The status of the same answer when the call changed nothing because it came before. */
  readonly statusWhenRepeated?: number
  /** A second answer, 202, for work that goes on after the answer. */
  readonly accepted?: z.ZodType
  /** Carries the application key in the `security-key` header when the server has one. */
  readonly appKey?: boolean
  /** The browser is told apart from others by a cookie that no script reads; the answer sets it. */
  readonly device?: boolean
  /**
   * Asks who calls to have shown within ten minutes, in this session, who they are: `lately`, for which signing in counts
   * too, or `again` since they signed in.
   */
  readonly reauthenticated?: 'lately' | 'again'
  /** Creates a job or a payment, so it honours `Idempotency-Key`. */
  readonly idempotent?: boolean
  /** What it refuses for reasons of its own, beside what follows from what it takes and who may call it. */
  readonly errors?: readonly ErrorCode[]
}

/** An answer without a body. */
export const nothing = { output: z.void(), status: 204 } as const

type Shared = Pick<AnyRoute, 'tag' | 'access'>
type Own = Omit<AnyRoute, 'method' | 'path' | keyof Shared> & Partial<Shared>
type Call = `${Method} /${string}`

type RouteOf<Line extends Call, Common, Rest> = (Line extends `${infer M extends Method} ${infer Path}`
  ? { readonly method: M; readonly path: Path }
  : never) &
  Omit<Common, keyof Rest> &
  Rest

/** Declares the routes of a resource, each by method and path, over what they share; their types are kept literal. */
export const defineResource =
  <const Common extends Shared>(shared: Common) =>
  <const Line extends Call, const Rest extends Own>(line: Line, rest: Rest) => {
    const [method, path] = line.split(' ')
    return { method, path, ...shared, ...rest } as unknown as RouteOf<Line, Common, Rest>
  }

type PartOf<Route extends AnyRoute, Part extends 'params' | 'query' | 'body' | 'accepted'> = Route extends {
  readonly [Key in Part]: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : undefined

export type ParamsOf<Route extends AnyRoute> = PartOf<Route, 'params'>
export type QueryOf<Route extends AnyRoute> = PartOf<Route, 'query'>
export type BodyOf<Route extends AnyRoute> = PartOf<Route, 'body'>
export type AcceptedOf<Route extends AnyRoute> = PartOf<Route, 'accepted'>
export type OutputOf<Route extends AnyRoute> = z.output<Route['output']>

type RequiredParts<Parts> = {
  [Name in keyof Parts as Parts[Name] extends { readonly missing: string } ? Name : never]: Parts[Name]
}
type OptionalParts<Parts> = Omit<Parts, keyof RequiredParts<Parts>>

/** The files of a multipart route: each one that must be there, and those that came. */
export type FilesOf<Route extends AnyRoute, File> = Route extends { readonly files: infer Parts }
  ? { [Name in keyof RequiredParts<Parts>]: File } & { [Name in keyof OptionalParts<Parts>]?: File }
  : undefined

type Sent<Route extends AnyRoute, Part extends 'params' | 'query' | 'body'> = Route extends {
  readonly [Key in Part]: infer Schema extends z.ZodType
}
  ? { [Key in Part]: z.input<Schema> }
  : unknown

/** A file as browsers hand it out. */
type SentFile = { readonly type: string; readonly size: number; arrayBuffer(): Promise<ArrayBuffer> }

/** What a client hands in: the parts of a request as they are before parsing. */
export type RequestOf<Route extends AnyRoute> = Sent<Route, 'params'> &
  Sent<Route, 'query'> &
  Sent<Route, 'body'> &
  (Route extends { readonly file: object } ? { file: SentFile } : unknown) &
  (Route extends { readonly files: object } ? { files: FilesOf<Route, SentFile> } : unknown)

/** The routes among what a module exports. */
export type RoutesIn<Module> = {
  [Name in keyof Module as Module[Name] extends AnyRoute ? Name : never]: Extract<Module[Name], AnyRoute>
}

const isRoute = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** The routes of a resource of the contract, by name. */
export const routesOf = <Module extends object>(module: Module): RoutesIn<Module> =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => isRoute(value))) as RoutesIn<Module>
