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
    /** Calls whose name holds this, for sqlmap. */
    call: { type: 'string', default: '' },
    /** `signed-out` or `signed-in` alone, for wapiti. */
    as: { type: 'string', default: '' },
    /** How long each of them may take, and each module of wapiti. */
    seconds: { type: 'string', default: '90' },
  },
})

const seconds = Number(options.seconds)
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
type Call = { name: string; method: string; address: string; body: Fields | null; isEndless: boolean }

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
  for (const [, status = '', count] of figures.matchAll(/^visage_http_request_seconds_count\{.*status="(\d+)".*\} (\d+)$/gm))
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
const listCalls = async (server: VisageServer, { profile }: Person, ownId: string): Promise<Call[]> => {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Document
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => {
      const example = requestBody?.content['application/json']?.example ?? null
      const query = new URLSearchParams(
        parameters.filter((each) => each.in === 'query').map(({ name }) => [name, '1'] as const),
      )
      const address = `${server.url}/api${path.replaceAll(/\{\w+\}/g, ownId)}${query.size > 0 ? `?${query}` : ''}`
      const body = example && { ...example, ...('user_id' in example && { user_id: profile.user_id }) }
      const isEndless = 'text/event-stream' in (responses[200]?.content ?? {})
      return { name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), address, body, isEndless }
    }),
  )
}

const signInAgain = async (server: VisageServer, { profile }: Person): Promise<string> => {
  const answer = await postJson(`${server.url}/api/manual_login/`, { email: profile.email, password })
  return (answer as { access: string }).access
}

type Found = { call: string; told: string[]; statuses: Record<string, number> }

/** Lines in which sqlmap says that it got in, or that it could not go on. */
const TELLING = /is vulnerable|injectable|back-end DBMS:|\[CRITICAL\]|it looks like/
const UNTELLING = /not appear to be injectable|does not seem to be injectable|might not be injectable|tested parameters do not/

const injectInto = async (server: VisageServer, call: Call, access: string): Promise<Found> => {
  const before = await readStatuses(server)
  // In a path without a query the last part that names something is marked.
  const marked = call.body || call.address.includes('?') ? call.address : call.address.replace(/\/?$/, '*')
  const printed = await runProgram(
    'sqlmap',
    [
      ...['-u', marked, `--method=${call.method}`, '--batch', '--flush-session', '--disable-coloring'],
      ...['--dbms=PostgreSQL', '--level=2', '--risk=2', '--threads=1', '--time-sec=2', '--timeout=20', '--retries=0'],
      // Else the limits of a network would end every try after a few.
      '--tamper=xforwardedfor',
      `--ignore-code=401,402,403,404,409,413,415,422,429`,
      `--header=Authorization: Bearer ${access}`,
      `--output-dir=${join(out, 'sqlmap')}`,
      ...(call.body ? [`--data=${JSON.stringify(call.body)}`, '--header=Content-Type: application/json'] : []),
    ],
    seconds * 1000,
  )
  await writeFile(join(out, 'sqlmap', `${call.name.replaceAll(/\W+/g, '-')}.txt`), printed)
  const told = printed.split('\n').filter((line) => TELLING.test(line) && !UNTELLING.test(line))
  return { call: call.name, told, statuses: since(before, await readStatuses(server)) }
}

const runSqlmap = async (server: VisageServer, person: Person, calls: readonly Call[]): Promise<void> => {
  await mkdir(join(out, 'sqlmap'), { recursive: true })
  const all: Record<string, number> = {}
  for (const call of calls.filter(({ name }) => name.includes(options.call))) {
    // An access token lasts for a quarter of an hour, and ends where a call ends the session.
    const found = await injectInto(server, call, await signInAgain(server, person))
    for (const [status, count] of Object.entries(found.statuses)) all[status] = (all[status] ?? 0) + count
    console.log(found.call, JSON.stringify(found.statuses), ...found.told)
  }
  console.log('sqlmap in all', JSON.stringify(all))
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
      ...['-u', `${server.url}/`, '--scope', 'domain', '-m', modules, '-S', 'normal', '--no-bugreport'],
      ...starts.flatMap((start) => ['-s', start]),
      ...headers.flatMap((header) => ['-H', header]),
      ...['--max-scan-time', String(seconds), '--max-attack-time', String(seconds), '-t', '20'],
      ...['--flush-session', '--store-session', join(out, 'wapiti'), '-f', 'json', '-o', report],
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

const run = async (): Promise<void> => {
  await mkdir(out, { recursive: true })
  // Small pictures, so that the machine is the scanners'; limits by network count what each call says that it came from.
  await using server = await VisageServer.start({ TRUST_PROXY: '127.0.0.1', STUDIO_PICTURE_SIDE: '320' })
  const person = await signUpByCalls(server)
  const all = await listCalls(server, person, await firstFace(server, person))
  // A scanner would wait for the end of a stream that has none.
  const calls = all.filter(({ isEndless }) => !isEndless)
  if (options.only !== 'sqlmap') {
    const starts = calls.filter(({ method }) => method === 'GET').map(({ address }) => address)
    for (const as of ['signed-out', 'signed-in'].filter((name) => name.includes(options.as))) {
      const access = await signInAgain(server, person)
      await runWapiti(server, { as, starts, headers: as === 'signed-in' ? [`Authorization: Bearer ${access}`] : [] })
    }
  }
  if (options.only !== 'wapiti') await runSqlmap(server, person, calls)
  const errors = server.output.split('\n').filter((line) => line.includes('"level":"error"') || line.includes('"level":50'))
  console.log(`lines of errors that the server logged: ${errors.length}`, ...new Set(errors.map((line) => line.slice(0, 400))))
}

await run()
