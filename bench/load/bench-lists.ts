// Fills every table as 10,000 people with 100,000 items would, asks every list of the API and does every job that comes by the
// clock and every change that people make, and holds how long a list takes, and how the database finds its rows, also those that it
// changes: by no look through the whole of a table that grows. `--rounds 20`; `--people 1000` does so with a tenth of all rows.
import { parseArgs } from 'node:util'
import { GALLERY_TABS, routesOf } from '@visage/contract'
import type { AnyRoute } from '@visage/contract'
import { admin } from '@visage/contract/admin'
import { adminRoutes } from '../../server/src/admin/routes.ts'
import { startGenerationServer } from '../../server/src/testing/generation-server.ts'
import type { GenerationServer } from '../../server/src/testing/generation-server.ts'
import { startPostgres } from '../../server/src/testing/postgres-server.ts'
import { JOBS } from '../../server/src/program/worker.ts'
import { quantile } from '../statistics.ts'
import { listWrites } from './write-calls.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, people: { type: 'string', default: '10000' } },
})
const rounds = Number(values.rounds)
const barMs = 50
/** Figures over everything that was ever made, for operators. */
const figuresBarMs = 1000
const people = Number(values.people)
const ROWS: Record<string, number> = { assets: people * 10, jobs: people * 10, ledger: people * 20, users: people }
const usualRows = people * 2
/** What does not grow with people and what they make, or is soon empty again. */
const STEADY = new Set(['affiliates', 'blocked_names', 'deletion_confirmations', 'files_to_erase', 'workers'])
/** What asks for a whole table on purpose: figures of all for operators, and what goes for good. */
const ON_PURPOSE = [
  /^select (?:count\(\*\)|extract|"\w+"(?:, "\w+")*, count|count\(\*\), avg|"currency"|distinct)/,
  /^delete from "sessions"/,
]

type Column = { name: string; type: string; isNeeded: boolean; refers: string | null }
type Server = Pick<GenerationServer, 'ctx'>

const read = async <Row>({ ctx }: Server, statement: string): Promise<Row[]> =>
  (await ctx.db.execute(statement)).rows as Row[]

const listTables = async (server: Server): Promise<string[]> =>
  (await read<{ name: string }>(server, `select tablename as name from pg_tables where schemaname = 'public'`)).map(
    ({ name }) => name,
  )

const listColumns = (server: Server, table: string): Promise<Column[]> =>
  read<Column>(
    server,
    `select a.attname as name, format_type(a.atttypid, null) as type,
      a.attnotnull and d.oid is null as "isNeeded",
      (select f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey[1] = a.attnum limit 1) as refers
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relname = '${table}' and c.relnamespace = 'public'::regnamespace order by a.attnum`,
  )

/** Values that columns of some tables need to be what people have. */
const FITTING: Record<string, string> = {
  'admin_actions.actor': `'operator-' || i % 5 || '@example.com'`,
  'users.email': `'person-' || i || '@example.com'`,
  'users.verified_at': `now() - i * interval '1 minute'`,
  'assets.kind': `(array['image', 'image', 'image', 'video', 'face', 'cloth', 'music'])[1 + i % 7]`,
  'assets.medium': `(array['image', 'image', 'image', 'video', 'image', 'image', 'audio'])[1 + i % 7]`,
  'assets.gender': `'female'`,
  'assets.prompt': `'red hair number ' || i`,
  'assets.mime_type': `'image/png'`,
  'assets.blob_key': `lpad(to_hex(i), 2, '0') || '/aa/' || gen_random_uuid() || '.png'`,
  'assets.engine': `'fake'`,
  'assets.colours': `case when i % 1000 > 0 then '{}'::text[] end`,
  'jobs.kind': `'face'`,
  'jobs.status': `'succeeded'`,
  'jobs.engine': `'fake'`,
  'jobs.input': `'{"mode": "prompt", "prompt": "red hair", "gender": "female"}'::jsonb`,
  'jobs.cost': `'{"meter": "faces", "source": "plan", "amount": 1}'::jsonb`,
  'jobs.started_at': `now() - i * interval '1 minute'`,
  'jobs.finished_at': `now() - i * interval '1 minute' + interval '5 seconds'`,
  'allowances.plan': `'basic'`,
  'allowances.source': `'plan'`,
  'batches.gender': `'female'`,
  'refusals.texts': `'[]'::jsonb`,
  'sign_ins.how': `'password'`,
  'ledger.meter': `'faces'`,
  'ledger.type': `'settle'`,
  'uploads.mime_type': `'image/png'`,
  'uploads.blob_key': `lpad(to_hex(i), 2, '0') || '/bb/' || gen_random_uuid() || '.png'`,
}

const person = (number: string): string => `('00000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

/** One in twenty items, and one in two hundred of all else, belongs to somebody who has much. */
const valueOf = (table: string, { name, type, refers }: Column, heavyId: string): string | null => {
  const fitting = FITTING[`${table}.${name}`]
  if (fitting) return fitting
  if (table === 'users' && name === 'id') return person('i')
  const share = ROWS[table] ? 20 : 200
  if (refers === 'users')
    return `case when i % ${share} = 0 then '${heavyId}'::uuid else ${person(`i % ${people}`)} end`
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type.endsWith('[]')) return `'{}'::${type}`
  if (type.startsWith('json')) return `'{}'::${type}`
  if (type.startsWith('timestamp'))
    return /expires|ends|until|due/.test(name) ? `now() + i * interval '1 minute'` : `now() - i * interval '1 second'`
  if (type === 'date') return `current_date - i % 300`
  if (type === 'boolean') return 'false'
  if (type === 'text') return `'${table}-' || i`
  return `(i % 1000)::${type}`
}

/** Fills all tables; what would break a rule of uniqueness is left out. */
const fill = async (server: Server, heavyId: string): Promise<void> => {
  await server.ctx.db.transaction(async (tx) => {
    await tx.execute(`set local session_replication_role = replica`)
    await tx.execute(`set local statement_timeout = 0`)
    for (const table of await listTables(server)) {
      if (STEADY.has(table)) continue
      const columns = (await listColumns(server, table)).filter(
        (column) =>
          column.isNeeded ||
          FITTING[`${table}.${column.name}`] ||
          column.refers === 'users' ||
          column.name === 'id' ||
          column.name === 'created_at',
      )
      const names = columns.map(({ name }) => `"${name}"`).join(', ')
      const made = columns.map((column) => valueOf(table, column, heavyId)).join(', ')
      await tx.execute(
        `insert into "${table}" (${names}) select ${made} from generate_series(1, ${ROWS[table] ?? usualRows}) i on conflict do nothing`,
      )
    }
  })
  for (const table of await listTables(server)) await read(server, `vacuum analyze "${table}"`)
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

const listScanned = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(listScanned),
]

/** Reads what `auto_explain` has written: statements with their plans. */
const readPlans = (log: string): { text: string; tables: string[] }[] =>
  [...log.matchAll(/duration: [\d.]+ ms {2}plan:\n((?:\t.*\n?)+)/g)].flatMap(([, body = '']) => {
    try {
      const found = JSON.parse(body.replaceAll(/^\t/gm, '')) as { 'Query Text': string; Plan: Plan }
      return [{ text: found['Query Text'].replaceAll(/\s+/g, ' '), tables: listScanned(found.Plan) }]
    } catch {
      return []
    }
  })

let log = ''
const FLAGS = [
  'fsync=off',
  'max_connections=200',
  // As docs/operations.md asks for where the disk has no arm to move.
  'random_page_cost=1.1',
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_format=json',
  'auto_explain.log_nested_statements=on',
  'log_line_prefix=',
]
await using held = new AsyncDisposableStack()
const postgres = await startPostgres(FLAGS, (text) => void (log += text))
held.defer(postgres.stop)
await using server = await startGenerationServer({ databaseUrl: postgres.url })
const { client, ctx } = server
const heavy = await client.signUp()
console.log('Filling all tables ...')
await fill(server, heavy.id)
const [asset] = await read<{ id: string; face: string }>(
  server,
  `select id, (select id from assets where user_id = '${heavy.id}' and kind = 'face' limit 1) as face from assets
    where user_id = '${heavy.id}' and kind = 'image' limit 1`,
)
const grown = new Set<string>()
for (const table of await listTables(server)) {
  const [row] = await read<{ count: number }>(server, `select count(*)::int as count from "${table}"`)
  if ((row?.count ?? 0) >= people / 2) grown.add(table)
}
log = ''

const get = (path: string) => () => client.request('GET', path, { token: heavy.access })
const post = (path: string, body: object) => () =>
  client.post(path, { user_id: heavy.id, ...body }, { token: heavy.access })
const operators = adminRoutes(ctx) as unknown as Record<string, (call: { query: unknown }) => Promise<unknown>>
const operatorCalls = routesOf(admin)
/** What operators see, without the door before it. */
const asOperator = (name: keyof typeof operatorCalls) => async () => {
  const { query }: AnyRoute = operatorCalls[name]
  await operators[name]?.({ query: query?.parse({}) })
  return { status: 200 }
}
const LISTS: [name: string, ask: () => Promise<{ status: number }>][] = [
  ...GALLERY_TABS.map(
    (tab) => [`gallery ${tab}`, post('/gallery/', { tab })] as [string, () => Promise<{ status: number }>],
  ),
  ['gallery, a word', post('/gallery/', { tab: 'images', search: 'red' })],
  ['gallery, favourites', post('/gallery/', { tab: 'images', favourites_only: true })],
  ...[
    '/jobs?limit=60',
    '/jobs?status=succeeded',
    '/jobs?status=running',
    '/jobs?kind=face',
    '/batches',
    '/collections',
    '/influencers',
    `/influencers/${asset?.face}/feed`,
    '/garments',
    '/billing/payments',
    '/billing/statement',
    '/usage',
    '/waits?kind=face&mode=prompt',
    '/storage',
    '/refusals',
    '/account/sign-ins',
    '/account/security',
    '/affiliate',
    '/templates?kind=image&gender=women',
    '/voices',
    `/assets/${asset?.id}`,
    '/settings',
    '/plans',
  ].map((path) => [path, get(path)] as [string, () => Promise<{ status: number }>]),
  ...(
    [
      'listPeople',
      'listFeedback',
      'listMessages',
      'readOverview',
      'listCases',
      'listAdminJobs',
      'listActions',
      'listAppeals',
      'listBlockedNames',
    ] as const
  ).map((name) => [name, asOperator(name)] as [string, () => Promise<{ status: number }>]),
]

let isRight = true
for (const [name, ask] of LISTS) {
  const times: number[] = []
  let status = 0
  await ask()
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    ;({ status } = await ask())
    times.push(performance.now() - began)
  }
  const p95 = quantile(times, 0.95)
  const isGood = p95 <= (name === 'readOverview' ? figuresBarMs : barMs) && status === 200
  isRight &&= isGood
  console.log(
    `${isGood ? ' ' : '!'} ${name}: ${status}, p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
  )
}

const pictures = await read<{ id: string }>(
  server,
  `select id from assets where user_id = '${heavy.id}' and kind = 'image' and deleted_at is null limit 20`,
)
const own = { heavy, face: asset?.face ?? '', pictures: pictures.map(({ id }) => id) }
for (const [name, ask] of await listWrites(server, own)) {
  const { status } = await ask()
  isRight &&= status < 300
  console.log(`${status < 300 ? ' ' : '!'} a change, ${name}: ${status}`)
}

for (const job of JOBS.filter(({ options }) => options.schedule)) {
  const began = performance.now()
  const bound = job.bind(ctx)
  const outcome = await bound.handle({}, new AbortController().signal).then(
    () => 'done',
    (error: unknown) => `failed: ${error instanceof Error ? error.message.slice(0, 100) : 'unknown'}`,
  )
  console.log(`  by the clock, ${job.name}: ${outcome} after ${(performance.now() - began).toFixed(0)} ms`)
}

const plans = readPlans(log)
const statements = new Map<string, Set<string>>()
for (const { text, tables } of plans) {
  const looked = tables.filter((table) => grown.has(table))
  if (!statements.has(text)) statements.set(text, new Set())
  for (const table of looked) statements.get(text)?.add(table)
}
const whole = [...statements].filter(
  ([text, tables]) => tables.size > 0 && !ON_PURPOSE.some((purpose) => purpose.test(text)),
)
console.log(
  `${statements.size} statements with their plans, ${whole.length} of them look through the whole of a table that grows, figures for operators aside`,
)
for (const [text, tables] of whole) console.log(`! ${[...tables].join(', ')}: ${text.slice(0, 300)}`)
process.exitCode = isRight && whole.length === 0 && statements.size > 50 ? 0 : 1
