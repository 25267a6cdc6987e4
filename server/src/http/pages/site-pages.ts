import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BrotliOptions } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MISSING_TITLE } from '@visage/contract/operator'
import { AppError } from '../../lib/app-error.ts'
import { html, HTML_TYPE } from '../../lib/html.ts'
import type { Operator } from '../../lib/operator-details.ts'
import { contentSecurityHeader, hashSource } from './content-security.ts'
import type { Foreign, Inline } from './content-security.ts'
import { fillOperator, serveBadges } from './operator-pages.ts'

/** `bodies` by content encoding. */
type Page = {
  bodies: Record<'br' | 'gzip' | 'identity', () => Promise<Buffer>>
  etag: string
  contentSecurity: string
}

// More effort than this keeps the first who asks waiting for longer than it saves on the way.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }
const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const zip = promisify<Buffer, Buffer>(gzip)

const fallbackFile = '__spa-fallback.html'
const addressedFiles = ['robots.txt', 'sitemap.xml'] as const

/** What pages made at build time carry in place of the site's own address, which only the server knows. */
const buildOrigin = 'https://visage.invalid'

type Site = Foreign & {
  webDir: string | null
  publicUrl: string
  /** Whether people can sign in with Google here, or with what stands in for it. */
  google: 'none' | 'stand-in' | 'real'
  operator: Operator
  /** Whether developer tools are blocked. */
  blockDevtools: boolean
  /** What pages send as `security-key`: the hash, never the secret. */
  securityKeyHash: string | null
}

const listSources = (page: string, shape: RegExp, read = (text: string) => text): string[] => [
  ...new Set([...page.matchAll(shape)].map(([, text]) => hashSource(read(text ?? '')))),
]

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g
const SHEET = /<style[^>]*>([\s\S]*?)<\/style>/g
const STYLE = /<[a-z][^>]*\sstyle="([^"]*)"/g

const readAddressed = (path: string, publicUrl: string): string =>
  readFileSync(path, 'utf8').replaceAll(buildOrigin, publicUrl)

/** Marks what this installation offers and asks for: a page has it before its scripts ask. */
const addSiteFlags = (page: string, { google, blockDevtools, securityKeyHash }: Site): string =>
  page.replace(
    '<html',
    `<html data-google="${google}"${blockDevtools ? ' data-protected=""' : ''}${
      securityKeyHash ? ` data-security-key="${securityKeyHash}"` : ''
    }`,
  )

const addTitle = (page: string, title: string | undefined): string =>
  title === undefined ? page : page.replace('</head>', () => `${html`<title>${title}</title>`}</head>`)

/** Makes something when it is first wanted, for all who ask then and later. */
const makeOnce = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined
  return () => (made ??= make())
}

type PageFile = { path: string; title?: string; sheets: () => Inline['sheets'] }

const readPage = ({ path, title, sheets }: PageFile, site: Site): Page => {
  const { publicUrl } = site
  const text = fillOperator(addSiteFlags(addTitle(readAddressed(path, publicUrl), title), site), site.operator.details)
  const identity = Buffer.from(text)
  return {
    bodies: {
      identity: async () => identity,
      gzip: makeOnce(() => zip(identity)),
      br: makeOnce(() => brotli(identity, brotliOptions)),
    },
    etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
    contentSecurity: contentSecurityHeader(
      {
        scripts: listSources(text, SCRIPT),
        sheets: sheets(),
        attributes: listSources(text, STYLE, unescape),
      },
      site,
    ),
  }
}

/** Pages by path, `/` and `/about` alike: prerendered ones, and those that only the client renders, with their titles. */
const listPages = (webDir: string, site: Site): { pages: Map<string, () => Page>; missing: () => Page } => {
  const pages = new Map<string, () => Page>()
  const open = (file: PageFile) => makeOnce(() => readPage(file, site))
  const files = globSync('**/index.html', { cwd: webDir })
  // Every page may lead on to every other one without being loaded again, so each takes the sheets of all.
  const sheets = makeOnce(() =>
    listSources(files.map((file) => readFileSync(join(webDir, file), 'utf8')).join(''), SHEET),
  )
  for (const file of files)
    pages.set(`/${file.replace(/\/?index\.html$/, '')}`, open({ path: join(webDir, file), sheets }))
  const listed = join(webDir, 'routes.json')
  const titles = existsSync(listed) ? (JSON.parse(readFileSync(listed, 'utf8')) as Record<string, string>) : {}
  for (const [path, title] of Object.entries(titles))
    pages.set(path, open({ path: join(webDir, fallbackFile), title, sheets }))
  return { pages, missing: open({ path: join(webDir, fallbackFile), title: MISSING_TITLE, sheets }) }
}

const encodingFor = ({ headers }: FastifyRequest): keyof Page['bodies'] =>
  negotiate<'br' | 'gzip'>(headers['accept-encoding'] ?? '', ['br', 'gzip']) ?? 'identity'

const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status }: { page: Page; status: number },
) => {
  const encoding = encodingFor(request)
  reply
    .header('content-security-policy', page.contentSecurity)
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .header('vary', 'accept-encoding')
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .status(status)
    .type(HTML_TYPE)
    .send(await page.bodies[encoding]())
}

const serveAddressedFiles = (app: FastifyInstance, webDir: string, publicUrl: string): void => {
  for (const file of addressedFiles.filter((name) => existsSync(join(webDir, name)))) {
    const text = readAddressed(join(webDir, file), publicUrl)
    const type = file.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8'
    app.get(`/${file}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(text),
    )
  }
}

// Not by `new URL`: it takes `//host` for another site and throws at `//`.
const readPath = (address: string): string => {
  const [pathname = ''] = address.split(/[?#]/, 1)
  return pathname.replace(/(?<=.)\/$/, '')
}

/** Folders of the built site in which every file is for everybody, but what is packed beside one. */
const wholeDirs = ['assets', 'media']

const serveFiles = (
  scope: FastifyInstance,
  options: Pick<FastifyStaticOptions, 'root' | 'prefix' | 'wildcard' | 'globIgnore'>,
) =>
  scope.register(fastifyStatic, {
    ...options,
    decorateReply: false,
    index: false,
    // What the build has compressed beside a file is sent for it; all else is compressed as it goes.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })

/** The built site: hashed files for a year, pages with their own script hashes, the rest a real 404. */
export const serveSite = async (app: FastifyInstance, site: Site): Promise<void> => {
  const { webDir, publicUrl } = site
  const fallbackPath = webDir ? join(webDir, fallbackFile) : null
  if (!webDir || !fallbackPath || !existsSync(fallbackPath)) {
    app.setNotFoundHandler(() => {
      throw new AppError('not_found')
    })
    return
  }
  const { pages, missing } = listPages(webDir, site)
  serveAddressedFiles(app, webDir, publicUrl)
  await serveBadges(app, site.operator)
  // A route for each of their hundreds of files would take a tenth of a start.
  await app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      if (readPath(request.url).endsWith('.br')) reply.callNotFound()
      else done()
    })
    for (const dir of wholeDirs.filter((name) => existsSync(join(webDir, name))))
      await serveFiles(scope, { root: join(webDir, dir), prefix: `/${dir}/` })
  })
  const elsewhere = wholeDirs.map((dir) => `${dir}/**`)
  await serveFiles(app, {
    root: webDir,
    prefix: '/',
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.data', '**/*.br', 'routes.json', ...addressedFiles, ...elsewhere],
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = readPath(request.url)
    const isPageRequest = request.method === 'GET' || request.method === 'HEAD'
    if (!isPageRequest || path === '/api' || path.startsWith('/api/')) throw new AppError('not_found')
    const page = pages.get(path)
    return sendPage(request, reply, page ? { page: page(), status: 200 } : { page: missing(), status: 404 })
  })
}
