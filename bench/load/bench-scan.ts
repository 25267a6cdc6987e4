import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { password, postJson, signUpByCalls } from '../../e2e/testing/person.ts'
import { VisageServer } from '../../e2e/testing/visage-server.ts'

const { values: options } = parseArgs({
  options: {
    /** `wapiti` or `sqlmap` alone. */
    only: { type: 'string' },
    /** Calls whose name this fits, for sqlmap, such as `POST /takedowns`. */
    call: { type: 'string', default: '' },
    /** `signed-out` or `signed-in` alone, for wapiti. */
    as: { type: 'string', default: '' },
    /** How much sqlmap tries, from 1 to 3. */
    level: { type: 'string', default: '1' },
    /** How long each of them may take, and each module of wapiti. */
    seconds: { type: 'string', default: '90' },
  },
})

const seconds = Number(options.seconds)
const people = 4
const out = fileURLToPath(new URL('../out/scan', import.meta.url))
/** Without those that ask a server of their makers', or download lists first. */
const modules =
  'backup,blindsql,buster,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss,xxe'

type Person = Awaited<ReturnType<typeof signUpByCalls>>
type Fields = Record<string, unknown>
type Operation = {
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: Record<string, { example?: Fields }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}
type Document = { paths: Record<string, Record<string, Operation>> }
type Call = {
  name: string
  method: string
  address: string
  /** What is sent; forms with their fields alone. */
  type: 'application/json' | 'multipart/form-data' | null
  body: Fields
  isEndless: boolean
}
/** Somebody with a picture of their own. */
type Owner = { person: Person; ownId: string }

/** Runs a program of the machine, nothing of it through a shell, and answers what it printed. */
const runProgram = async (name: string, args: readonly string[], limitMs: number): Promise<string> => {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: limitMs, killSignal: 'SIGKILL' })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      printed += piece.toString()
    })
  await new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new Error(`${name} is not installed: apt-get install ${name}`)))
    child.once('close', () => resolve())
  })
  return printed
}

/** How many calls the server has answered so far, by status; its page of figures itself apart. */
const readStatuses = async (server: VisageServer): Promise<Record<string, number>> => {
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  const statuses: Record<string, number> = {}
  for (const [, status = '', count] of figures.matchAll(
    /^visage_http_request_seconds_count\{.*status="(\d+)".*\} (\d+)$/gm,
  ))
    statuses[status] = (statuses[status] ?? 0) + Number(count)
  return statuses
}

const since = (before: Record<string, number>, now: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(now)
      .map(([status, count]) => [status, count - (before[status] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  )

/** Every call of the reference with its example, in the name of a person and about a picture of theirs. */
const listCalls = ({ paths }: Document, server: VisageServer, { person, ownId }: Owner): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => {
      const content = requestBody?.content ?? {}
      const type = (['application/json', 'multipart/form-data'] as const).find((each) => content[each]) ?? null
      const example = (type && content[type]?.example) ?? {}
      const query = new URLSearchParams(
        parameters.filter((each) => each.in === 'query').map(({ name }) => [name, '1'] as const),
      )
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        address: `${server.url}/api${path.replaceAll(/\{\w+\}/g, ownId)}${query.size > 0 ? `?${query}` : ''}`,
        type,
        body: { ...example, ...('user_id' in example && { user_id: person.profile.user_id }) },
        isEndless: 'text/event-stream' in (responses[200]?.content ?? {}),
      }
    }),
  )

const signInAgain = async (server: VisageServer, { profile }: Person): Promise<string> => {
  const answer = await postJson(`${server.url}/api/manual_login/`, { email: profile.email, password })
  return (answer as { access: string }).access
}

type Found = { call: string; told: string[]; statuses: Record<string, number>; isCut: boolean }

/** Lines in which sqlmap says that it got in. */
const TELLING = /is vulnerable|appears to be .*injectable|following injection point|back-end DBMS:/
const boundary = 'scan-x-scan'

/** What sqlmap has to be told of a call: where the marks are that it puts its own texts in. */
const targetOf = async ({ address, method, type, body }: Call, token: string): Promise<string[]> => {
  const { host, pathname, search } = new URL(address)
  const isEmpty = Object.keys(body).length === 0
  // Without anything else to change, the last part of the path that names something is marked.
  const path = isEmpty && search === '' ? pathname.replace(/[^/]+\/?$/, (last) => `${last}*`) : pathname + search
  const json = method === 'GET' || method === 'DELETE' ? '' : JSON.stringify(body)
  const parts = Object.entries(body).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  )
  const isForm = type === 'multipart/form-data'
  const sent = isForm ? `${parts.join('')}--${boundary}--\r\n` : json
  const contentType = isForm ? `multipart/form-data; boundary=${boundary}` : 'application/json'
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${token}`]
  const file = join(out, 'sqlmap', 'request.txt')
  await writeFile(
    file,
    `${[...head, ...(sent === '' ? [] : [`Content-Type: ${contentType}`])].join('\r\n')}\r\n\r\n${sent}`,
  )
  return ['-r', file]
}

const injectInto = async (server: VisageServer, call: Call, token: string): Promise<Found> => {
  const before = await readStatuses(server)
  const printed = await runProgram(
    'sqlmap',
    [
      ...(await targetOf(call, token)),
      '--batch',
      '--ignore-stdin',
      '--flush-session',
      '--disable-coloring',
      '--dbms=PostgreSQL',
      `--level=${options.level}`,
      `--risk=${options.level}`,
      '--time-sec=2',
      '--timeout=20',
      '--retries=0',
      // Else the limits of a network would end every try after a few.
      '--tamper=xforwardedfor',
      '--ignore-code=401,402,403,404,409,413,415,422,429',
      `--output-dir=${join(out, 'sqlmap')}`,
    ],
    seconds * 1000,
  )
  await writeFile(join(out, 'sqlmap', `${call.name.replaceAll(/\W+/g, '-')}.txt`), printed)
  return {
    call: call.name,
    told: printed.split('\n').filter((line) => TELLING.test(line)),
    statuses: since(before, await readStatuses(server)),
    isCut: !printed.includes('[*] ending @'),
  }
}

const runSqlmap = async (server: VisageServer, calls: readonly { call: Call; owner: Owner }[]): Promise<void> => {
  await mkdir(join(out, 'sqlmap'), { recursive: true })
  const all: Record<string, number> = {}
  let cut = 0
  for (const { call, owner } of calls) {
    // An access token lasts for a quarter of an hour, and ends where a call ends the session.
    const found = await injectInto(server, call, await signInAgain(server, owner.person))
    for (const [status, count] of Object.entries(found.statuses)) all[status] = (all[status] ?? 0) + count
    cut += Number(found.isCut)
    console.log(
      found.call,
      JSON.stringify(found.statuses),
      ...(found.isCut ? ['cut off by its time'] : []),
      ...found.told,
    )
  }
  console.log(`sqlmap on ${calls.length} calls, ${cut} of them cut off by their time: ${JSON.stringify(all)}`)
}

type Report = Record<'vulnerabilities' | 'anomalies', Record<string, { method: string; path: string; info: string }[]>>

const runWapiti = async (
  server: VisageServer,
  { as, starts, headers }: { as: string; starts: readonly string[]; headers: readonly string[] },
): Promise<void> => {
  const before = await readStatuses(server)
  const report = join(out, `wapiti-${as}.json`)
  await rm(report, { force: true })
  const printed = await runProgram(
    'wapiti',
    [
      '-u',
      `${server.url}/`,
      '--scope',
      'domain',
      '-m',
      modules,
      '-S',
      'normal',
      '--no-bugreport',
      ...starts.flatMap((start) => ['-s', start]),
      ...headers.flatMap((header) => ['-H', header]),
      '--max-scan-time',
      String(seconds),
      '--max-attack-time',
      String(seconds),
      '-t',
      '20',
      '--flush-session',
      '--store-session',
      join(out, 'wapiti'),
      '-f',
      'json',
      '-o',
      report,
    ],
    seconds * 1000 * modules.split(',').length * 2,
  )
  await writeFile(join(out, `wapiti-${as}.txt`), printed)
  const { vulnerabilities, anomalies } = JSON.parse(await readFile(report, 'utf8')) as Report
  console.log('wapiti', as, JSON.stringify(since(before, await readStatuses(server))))
  for (const [what, found] of [...Object.entries(vulnerabilities), ...Object.entries(anomalies)])
    for (const { method, path, info } of found) console.log(`  ${what}: ${method} ${path}: ${info}`)
}

const firstFace = async (server: VisageServer, { access, profile }: Person): Promise<string> => {
  const ask = (path: string, body: object) =>
    postJson(`${server.url}/api/${path}/`, { user_id: profile.user_id, ...body }, { authorization: `Bearer ${access}` })
  await ask('generate-face-prompt', { prompt: 'Woman, 27, long wavy copper hair, green eyes' })
  const { faces } = (await ask('gallery', { tab: 'faces' })) as { faces: { id: string }[] }
  if (!faces[0]) throw new Error('No face was made.')
  return faces[0].id
}

const openOwner = async (server: VisageServer): Promise<Owner> => {
  const person = await signUpByCalls(server)
  return { person, ownId: await firstFace(server, person) }
}

const run = async (): Promise<void> => {
  await mkdir(out, { recursive: true })
  // Small pictures, so that the machine is the scanners'; limits by network count what each call says that it came from.
  await using server = await VisageServer.start({ TRUST_PROXY: '127.0.0.1', STUDIO_PICTURE_SIDE: '320' })
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Document
  // In turns, as each may make so many calls a minute.
  const owners: Owner[] = []
  for (let at = 0; at < (options.only === 'wapiti' ? 1 : people); at++) owners.push(await openOwner(server))
  const callsOf = owners.map((owner) => listCalls(document, server, owner))
  if (options.only !== 'sqlmap') {
    // A scanner would wait for the end of a stream that has none.
    const starts = (callsOf[0] ?? [])
      .filter(({ method, isEndless }) => method === 'GET' && !isEndless)
      .map(({ address }) => address)
    for (const as of ['signed-out', 'signed-in'].filter((name) => name.includes(options.as))) {
      const token = owners[0] ? await signInAgain(server, owners[0].person) : ''
      await runWapiti(server, { as, starts, headers: as === 'signed-in' ? [`Authorization: Bearer ${token}`] : [] })
    }
  }
  if (options.only !== 'wapiti') {
    const turns = (callsOf[0] ?? []).flatMap(({ name }, at) => {
      const owner = owners[at % owners.length]
      const call = callsOf[at % owners.length]?.[at]
      return owner && call && !call.isEndless && new RegExp(options.call).test(name) ? [{ call, owner }] : []
    })
    // What is deleted is there for no other call.
    await runSqlmap(
      server,
      turns.toSorted((a, b) => Number(/delete/i.test(a.call.name)) - Number(/delete/i.test(b.call.name))),
    )
  }
  const errors = server.output
    .split('\n')
    .filter((line) => line.includes('"level":"error"') || line.includes('"level":50'))
  console.log(
    `lines of errors that the server logged: ${errors.length}`,
    ...new Set(errors.map((line) => line.slice(0, 400))),
  )
}

await run()
