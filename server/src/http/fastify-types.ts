import type { Access } from '@visage/contract'
import type { Caller } from './handlers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once the access token has been checked. */
    caller: Caller | null
  }
  interface FastifyContextConfig {
    access?: Access
  }
}
