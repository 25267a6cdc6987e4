import './api/implement.ts'
import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { contract } from '@visage/contract'
import { admin } from '@visage/contract/admin'
import { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientNetwork } from '../account/limits/client-network.ts'
import { requireReauthenticated } from '../account/security/reauthenticate.ts'
import { accountRoutes, securityRoutes } from '../account/routes.ts'
import {
  authenticate,
  authenticateOperator,
  authenticateReset,
  openSessionCheck,
} from '../account/sessions/authenticate.ts'
import { adminRoutes } from '../admin/routes.ts'
import { authenticateAdmin } from '../admin/session/admin-session.ts'
import { closeBilling, findPlanEnd, grantWelcome } from '../billing/membership.ts'
import { billingRoutes, usageRoutes } from '../billing/routes.ts'
import { applyPaymentEvent } from '../billing/subscriptions/payment-events.ts'
import type { Context } from '../program/context.ts'
import { openZip, ZIP_PATH } from '../gallery/downloads/zip-downloads.ts'
import { isDeletedFile } from '../gallery/erasure/erase-files.ts'
import { collectionRoutes, galleryRoutes, storageRoutes, uploadRoutes } from '../gallery/routes.ts'
import { KIT_PATH, openKit } from '../influencers/kit.ts'
import { influencerRoutes, wardrobeRoutes } from '../influencers/routes.ts'
import { admitArrival } from '../gallery/storage/arrivals.ts'
import { cancelAllJobs, eraseGenerations } from '../generation/cancel-jobs.ts'
import { voiceRoutes } from '../generation/read/voices.ts'
import { readQueueFigures } from '../generation/queue/turns.ts'
import { watchJobs } from '../generation/read/watch-jobs.ts'
import { batchRoutes, generationRoutes, jobRoutes, waitRoutes } from '../generation/routes.ts'
import { applyEngineUpdate } from '../generation/work/engine-calls.ts'
import { AppError } from '../lib/app-error.ts'
import { MEDIA_PATH } from '../lib/file-urls.ts'
import { currentRequest } from '../lib/security-log.ts'
import { moderationRoutes } from '../moderation/routes.ts'
import { EXPORT_PATH } from '../rights/data-export.ts'
import { erasePersonalData } from '../rights/erase-personal-data.ts'
import { openExport } from '../rights/open-export.ts'
import { rightsRoutes } from '../rights/routes.ts'
import { sharingRoutes, takedownRoutes } from '../sharing/routes.ts'
import { SHARE_PATH, TAKEDOWN_PATH } from '../sharing/shares/share.ts'
import {
  readShareCard,
  readSharedFile,
  readSharedPage,
  readSharedPoster,
  readSharedPreview,
} from '../sharing/shares/shared-item.ts'
import { confirmLinkedCase, readLinkedCase } from '../sharing/takedowns/linked-case.ts'
import { handleTakedownForm, renderTakedownForm } from '../sharing/takedowns/takedown-form.ts'
import { feedbackRoutes, provenanceRoutes, siteRoutes } from '../site/routes.ts'
import { readUnsubscribePage, unsubscribe, UNSUBSCRIBE_PATH } from '../site/unsubscribe.ts'
import { admitFile } from '../site/verify-file.ts'
import { requestClip } from '../templates/jobs.ts'
import { templateRoutes } from '../templates/routes.ts'
import { readTemplateClip, readTemplatePicture } from '../templates/template-files.ts'
import { serveApiReference } from './api/api-reference.ts'
import { serveMedia, serveTemplateFiles, serveZips } from './api/files.ts'
import { implement } from './api/implement.ts'
import type { RequestGuard } from './api/implement.ts'
import { serveLiveEvents } from './api/live-events.ts'
import { serveHealth, serveMetrics } from './api/monitoring.ts'
import { isFromThisMachine } from './api/read-request.ts'
import { serveEngineWebhooks, serveWebhooks } from './api/webhooks.ts'
import { drainRequests } from './drain.ts'
import { handleErrors, sendError } from './error-handler.ts'
import { endIdleConnections, longestWaitMs } from './idle-connections.ts'
import { keepRoom } from './keep-room.ts'
import { plainFastify } from './plain-fastify.ts'
import { contentSecurity, contentSecurityHeader, nothingInline, permissionsPolicy } from './pages/content-security.ts'
import { serveSharedPages, serveTakedownPages, serveUnsubscribePage } from './pages/sharing-pages.ts'
import { serveSite } from './pages/site-pages.ts'

const bodyLimitBytes = 1024 * 1024
// Time for the largest upload over a slow phone's connection; headers alone must come sooner.
const requestTimeoutMs = 10 * 60_000
const headersTimeoutMs = 30_000
const callsPerMinute = 1200

const referrerPolicy = 'strict-origin-when-cross-origin'
const isHeldToHttps = ({ config }: Context): boolean => config.publicUrl.startsWith('https:')

/** What every answer says; here for those that are given before any hook runs. */
const safeHeaders = (ctx: Context): Record<string, string> => ({
  'content-security-policy': contentSecurityHeader(nothingInline),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': referrerPolicy,
  'x-content-type-options': 'nosniff',
  ...(isHeldToHttps(ctx) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

const openFastify = (ctx: Context): FastifyInstance => {
  const { config, log } = ctx
  return plainFastify(log, {
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: longestWaitMs,
    http: { headersTimeout: headersTimeoutMs },
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      sendError(request, reply.headers(safeHeaders(ctx)), error)
    },
  })
}

const limitRates = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    hook: 'preHandler',
    keyGenerator: (request) => request.caller?.userId ?? clientNetwork(request.ip),
    // By the route: an address has many spellings (`/%61pi/`) that lead to the same one.
    allowList: ({ routeOptions: { url = '' } }) =>
      !(url.startsWith('/api/') || url.startsWith(SHARE_PATH)) || url.startsWith(MEDIA_PATH),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('rate_limited', undefined, { details: { retry_after_seconds: Math.ceil(ttl / 1000) } }),
  })
}

/** Checks the access token early, so that limits count the person and not only the address. */
const identifyCallers = (app: FastifyInstance, guard: RequestGuard): void => {
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', permissionsPolicy)
    if (request.routeOptions.config.access === 'user')
      request.caller = await guard.authenticate(request.headers.authorization)
  })
}

const mostListeners = 16

/** The end of a file's answer is waited for in eleven places, most of them the framework's: Node need not warn of a leak. */
const expectListeners = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request: FastifyRequest, { raw }: FastifyReply, done: () => void) => {
    raw.setMaxListeners(mostListeners)
    done()
  })
}

/** So that what is logged far from here names its request, too. Again once the body is read, as streams lose it. */
const nameRequests = (app: FastifyInstance): void => {
  for (const hook of ['onRequest', 'preValidation'] as const)
    app.addHook(hook, (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      currentRequest.run({ id: request.id }, done)
    })
}

/** Nobody said that this may serve others: who comes through a proxy or a tunnel of this machine is told so. */
const refuseOthers = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (!isFromThisMachine(request))
      throw new AppError(
        'unavailable',
        'This Visage was started for its own machine alone. Whoever runs it sets NODE_ENV=production to serve others.',
      )
  })
}

const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: statusCode,
      ms: Math.round(elapsedTime),
      user: request.caller?.userId,
    }
    request.log[statusCode >= 500 && statusCode !== 503 ? 'error' : 'debug'](line, 'request')
  })
}

/** Where a page asks who has signed in with Google. */
const signInOrigins = ({ google }: Context): string[] =>
  google && !google.browser.isStandIn ? [new URL(google.browser.userinfoUrl).origin] : []

const nameGoogle = ({ google }: Context) => {
  if (!google) return 'none'
  return google.browser.isStandIn ? 'stand-in' : 'real'
}

const serveContract = (app: FastifyInstance, ctx: Context, guard: RequestGuard): void => {
  const handlers = accountRoutes(ctx, {
    membership: {
      findEnd: (userId) => findPlanEnd(ctx, userId),
      begin: (tx, newcomer) => grantWelcome(ctx, tx, newcomer),
      end: (tx, person) => closeBilling(ctx, tx, person),
    },
    creations: {
      cancelAll: (userId) => cancelAllJobs(ctx, userId),
      erase: (tx, userId) => eraseGenerations(ctx, tx, userId),
    },
    traces: { erase: (tx, person) => erasePersonalData(ctx, tx, person) },
  })
  implement(app, { guard, routes: contract.account, handlers })
  implement(app, { guard, routes: contract.security, handlers: securityRoutes(ctx) })
  implement(app, { guard, routes: contract.generations, handlers: generationRoutes(ctx) })
  implement(app, { guard, routes: contract.uploads, handlers: uploadRoutes(ctx) })
  implement(app, { guard, routes: contract.templates, handlers: templateRoutes(ctx) })
  implement(app, { guard, routes: contract.jobs, handlers: jobRoutes(ctx) })
  implement(app, { guard, routes: contract.waits, handlers: waitRoutes(ctx) })
  implement(app, { guard, routes: contract.voices, handlers: voiceRoutes(ctx) })
  implement(app, { guard, routes: contract.gallery, handlers: galleryRoutes(ctx) })
  implement(app, { guard, routes: contract.collections, handlers: collectionRoutes(ctx) })
  implement(app, { guard, routes: contract.batches, handlers: batchRoutes(ctx) })
  implement(app, { guard, routes: contract.influencers, handlers: influencerRoutes(ctx) })
  implement(app, { guard, routes: contract.wardrobe, handlers: wardrobeRoutes(ctx) })
  implement(app, { guard, routes: contract.storage, handlers: storageRoutes(ctx) })
  implement(app, { guard, routes: contract.sharing, handlers: sharingRoutes(ctx) })
  implement(app, { guard, routes: contract.takedowns, handlers: takedownRoutes(ctx) })
  implement(app, { guard, routes: contract.usage, handlers: usageRoutes(ctx) })
  implement(app, { guard, routes: contract.billing, handlers: billingRoutes(ctx) })
  implement(app, { guard, routes: contract.site, handlers: siteRoutes(ctx) })
  implement(app, { guard, routes: contract.feedback, handlers: feedbackRoutes(ctx) })
  implement(app, { guard, routes: contract.provenance, handlers: provenanceRoutes(ctx) })
  implement(app, { guard, routes: contract.rights, handlers: rightsRoutes(ctx) })
  implement(app, { guard, routes: contract.moderation, handlers: moderationRoutes(ctx) })
  implement(app, { guard, routes: admin, handlers: adminRoutes(ctx) })
}

/** The whole HTTP side: API, live events, media, reference, health, and the site's pages. Not yet listening. */
export const openApp = async (ctx: Context): Promise<FastifyInstance> => {
  const app = openFastify(ctx)
  const guard: RequestGuard = {
    authenticate: (authorization) => authenticate(ctx, authorization),
    authenticateReset: (authorization) => authenticateReset(ctx, authorization),
    authenticateOperator: (authorization) => authenticateOperator(ctx, authorization),
    authenticateAdmin: (authorization, adminToken) => authenticateAdmin(ctx, authorization, adminToken),
    requireReauthenticated: (caller, when) => requireReauthenticated(ctx, caller, when),
    securityKeyHash: ctx.config.securityKeyHash,
    async admitFile(arrival) {
      if (arrival.userId === null) await admitFile(ctx, arrival.ip)
      return admitArrival(ctx, arrival)
    },
    blobs: ctx.blobs,
    traces: ctx.traces,
  }
  handleErrors(app)
  nameRequests(app)
  expectListeners(app)
  endIdleConnections(app)
  drainRequests(app)
  if (!ctx.config.mayServeOthers) refuseOthers(app)
  identifyCallers(app, guard)
  logRequests(app)
  keepRoom(app, ctx)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurity() },
    strictTransportSecurity: isHeldToHttps(ctx),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: referrerPolicy },
  })
  await app.register(compress, { global: true, threshold: 1024 })
  await app.register(cookie)
  await app.register(multipart)
  await limitRates(app)
  serveMetrics(app, ctx, () => readQueueFigures(ctx))
  serveContract(app, ctx, guard)
  serveLiveEvents(app, {
    watch: (options) => watchJobs(ctx, options),
    isSignedIn: openSessionCheck(ctx),
  })
  await serveWebhooks(app, ctx, (provider, event) => applyPaymentEvent(ctx, provider, event))
  await serveEngineWebhooks(app, ctx, (news) => applyEngineUpdate(ctx, news))
  await serveMedia(app, ctx, (key) => isDeletedFile(ctx, key))
  serveZips(app, { path: ZIP_PATH, open: (token) => openZip(ctx, token) })
  serveZips(app, { path: KIT_PATH, open: (token) => openKit(ctx, token) })
  serveZips(app, { path: EXPORT_PATH, open: (token) => openExport(ctx, token) })
  serveSharedPages(app, {
    blobs: ctx.blobs,
    path: SHARE_PATH,
    readPage: (place) => readSharedPage(ctx, place),
    readFile: (place) => readSharedFile(ctx, place),
    readCard: (place) => readShareCard(ctx, place),
    readPoster: (place) => readSharedPoster(ctx, place),
    readPreview: (place) => readSharedPreview(ctx, place),
  })
  await serveTakedownPages(app, {
    path: TAKEDOWN_PATH,
    renderForm: (address) => renderTakedownForm({ address }),
    takeForm: (sent) => handleTakedownForm(ctx, sent),
    readCase: (linked) => readLinkedCase(ctx, linked),
    confirmCase: (linked) => confirmLinkedCase(ctx, linked),
  })
  await serveUnsubscribePage(app, {
    path: UNSUBSCRIBE_PATH,
    readPage: (asked) => readUnsubscribePage(ctx, asked),
    unsubscribe: (asked) => unsubscribe(ctx, asked),
  })
  serveTemplateFiles(app, ctx, {
    readPicture: (picture) => readTemplatePicture(ctx, picture),
    readClip: (id) => requestClip(ctx, id),
  })
  serveHealth(app, ctx)
  await serveApiReference(app, ctx)
  await ctx.sandbox?.serve(app, { ...ctx, readClip: (id) => readTemplateClip(ctx, { id, size: 'large' }) })
  const filesFrom = ctx.blobs.elsewhere ? [ctx.blobs.elsewhere.origin] : []
  await serveSite(app, { ...ctx.config, connectTo: signInOrigins(ctx), filesFrom, google: nameGoogle(ctx) })
  app.all('/api/*', (request, reply) => sendError(request, reply, new AppError('not_found')))
  return app
}
