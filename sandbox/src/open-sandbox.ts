import { AppError } from '@visage/server/app-error'
import type { Config } from '@visage/server/env'
import { standInSecurityHeader } from '@visage/server/content-security'
import type { GoogleSignIn } from '@visage/server/google-sign-in'
import type { LinkFetcher } from '@visage/server/link-source'
import { isFromThisMachine } from '@visage/server/read-request'
import type { Clock } from '@visage/server/time'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { openStandInGoogle } from './google/open-stand-in-google.ts'
import { serveGoogle } from './google/serve-google.ts'
import { serveElsewhere } from './elsewhere/serve-elsewhere.ts'
import { serveInstagram } from './instagram/serve-instagram.ts'
import { addStandInPosts } from './instagram/stand-in-posts.ts'
import { serveMail } from './mail/serve-mail.ts'
import { openPaymentSandbox } from './payments/open-payment-sandbox.ts'
import type { PaymentSandbox } from './payments/open-payment-sandbox.ts'
import { servePayments } from './payments/serve-payments.ts'

export type SandboxParts = { config: Config; clock: Clock; log: Logger }

/** What stands in for the world outside on this machine; null for what is real or off. */
export type Sandbox = {
  google: GoogleSignIn | null
  payments: PaymentSandbox | null
  /** Lets posts of this machine be fetched, too. */
  addPosts(real: LinkFetcher): LinkFetcher
  /** Serves the pages below `/dev` of what stands in, to this machine alone. */
  serve(app: FastifyInstance, parts: Parameters<typeof serveInstagram>[1]): Promise<void>
  close(): Promise<void>
}

/** Opens whatever the configuration has stand in for something real. */
export const openSandbox = async ({ config, clock, log }: SandboxParts): Promise<Sandbox> => {
  const { google, payments, mail, links, publicUrl, secrets } = config
  const standInGoogle = google?.kind === 'stand-in' ? openStandInGoogle({ secret: secrets.tokens, clock }) : null
  const paymentSandbox =
    payments.kind === 'sandbox'
      ? await openPaymentSandbox({ dir: payments.dir, clock, log, pagesUrl: publicUrl })
      : null
  const postsUrl = links.kind === 'instagram' ? links.standInUrl : null
  return {
    google: standInGoogle,
    payments: paymentSandbox,
    addPosts: (real) => (postsUrl ? addStandInPosts(real, postsUrl) : real),
    async serve(app, parts) {
      await app.register(async (scope) => {
        scope.addHook('onRequest', async (request, reply) => {
          if (!isFromThisMachine(request)) throw new AppError('not_found')
          reply.header('content-security-policy', standInSecurityHeader())
        })
        if (mail.kind === 'outbox') serveMail(scope, mail.dir)
        if (config.operator.details.standIn) serveElsewhere(scope)
        if (standInGoogle) serveGoogle(scope, { config, clock })
        if (paymentSandbox) await servePayments(scope, { config, clock }, paymentSandbox)
        if (postsUrl) serveInstagram(scope, parts)
      })
    },
    close: async () => paymentSandbox?.close(),
  }
}
