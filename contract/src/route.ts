import type { z } from 'zod'

/** Who may call: anyone, a signed-in person, or the bearer of a password-reset token. */
export type Access = 'public' | 'user' | 'reset'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * One promise between server and web. Both ends take this value: the server to check requests and
 * its own answers, the web to know the types.
 */
export type Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Accepted extends z.ZodType = z.ZodType,
> = {
  readonly method: Method
  /** Below `/api`, with `{name}` for parameters; answers with and without its trailing slash. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly tag: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** The answer's body; `z.void()` for an answer without one. */
  readonly output: Output
  /** The answer's status, 200 unless told. */
  readonly status?: number
  /** A second answer, 202, for work that goes on after the answer. */
  readonly accepted?: Accepted
  /** Carries the application key in the `security-key` header when the server has one. */
  readonly appKey?: boolean
  /** Creates a job or a payment, so it honours `Idempotency-Key`. */
  readonly idempotent?: boolean
}

/** Declares a route with its types kept literal. */
export const defineRoute = <
  const Params extends z.ZodType = z.ZodUndefined,
  const Query extends z.ZodType = z.ZodUndefined,
  const Body extends z.ZodType = z.ZodUndefined,
  const Output extends z.ZodType = z.ZodVoid,
  const Accepted extends z.ZodType = z.ZodNever,
  const Caller extends Access = Access,
>(
  route: Route<Params, Query, Body, Output, Accepted> & { readonly access: Caller },
): Route<Params, Query, Body, Output, Accepted> & { readonly access: Caller } => route

// oxlint-disable-next-line typescript/no-explicit-any -- variance: any route must fit
export type AnyRoute = Route<any, any, any, any, any>

export type ParamsOf<R extends AnyRoute> =
  R extends Route<infer P, z.ZodType, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never
export type QueryOf<R extends AnyRoute> =
  R extends Route<z.ZodType, infer Q, z.ZodType, z.ZodType, z.ZodType> ? z.output<Q> : never
export type BodyOf<R extends AnyRoute> =
  R extends Route<z.ZodType, z.ZodType, infer B, z.ZodType, z.ZodType> ? z.output<B> : never
export type OutputOf<R extends AnyRoute> =
  R extends Route<z.ZodType, z.ZodType, z.ZodType, infer O, z.ZodType> ? z.output<O> : never
export type AcceptedOf<R extends AnyRoute> =
  R extends Route<z.ZodType, z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never

/** What a client hands in: the parts of a request as they are before parsing. */
export type RequestOf<R extends AnyRoute> =
  R extends Route<infer P, infer Q, infer B, z.ZodType, z.ZodType>
    ? (P extends z.ZodUndefined ? unknown : { params: z.input<P> }) &
        (Q extends z.ZodUndefined ? unknown : { query: z.input<Q> }) &
        (B extends z.ZodUndefined ? unknown : { body: z.input<B> })
    : never
