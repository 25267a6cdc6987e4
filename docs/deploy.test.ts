import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const documents = (path: string): unknown[] =>
  parseAllDocuments(read(path), { merge: true }).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as unknown
  })

const sources = globSync('server/src/**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .map(read)
  .join('\n')
const figures = globSync('node_modules/prom-client/lib/metrics/*.js', { cwd: root }).map(read).join('\n')

/** What no file of ours reads: the SDK of the bucket, the allocator and Node themselves do. */
const readElsewhere = new Set([
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
])

const isRead = (name: string): boolean => {
  if (readElsewhere.has(name) || new RegExp(`env\\.${name}\\b|'${name}'`).test(sources)) return true
  const [, provider, rest] = /^(RAZORPAY|PAYPAL)_(PLAN_(?:BASIC|ADVANCED|PREMIUM))$/.exec(name) ?? []
  return provider !== undefined && rest !== undefined && sources.includes('_PLAN_')
}

type Service = { environment?: Record<string, string>; read_only?: boolean; deploy?: { replicas: number } }
type Compose = { services: Record<string, Service> }

test('the compose file has two webs and two workers, which are given variables that are read', () => {
  const [{ services }] = documents('deploy/compose.yaml') as [Compose]
  for (const role of ['web', 'worker']) {
    const service = services[role]
    expect(service).toMatchObject({ read_only: true, deploy: { replicas: 2 }, environment: { ROLE: role } })
    expect(Object.keys(service?.environment ?? {}).filter((name) => !isRead(name))).toEqual([])
  }
  const wanted = new Set([...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name))
  const given = read('deploy/example.env')
    .split('\n')
    .flatMap((line) => line.split('=')[0] || [])
  expect(given.filter((name) => !wanted.has(name))).toEqual([])
  const demanded = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name)
  expect(demanded.filter((name) => !given.includes(name ?? ''))).toEqual([])
})

test('the image and the unit set variables that are read, start what npm start does, and run nothing as root', () => {
  const image = read('Dockerfile')
  const set = [
    ...image.matchAll(/^(?:ENV| {4}) ?([A-Z_]+)=/gm),
    ...read('deploy/visage.service').matchAll(/ ([A-Z_]+)=/g),
  ]
  expect(set.length).toBeGreaterThan(8)
  expect(set.map(([, name]) => name ?? '').filter((name) => !isRead(name))).toEqual([])
  const [, program] = /program = '(.+?)'/.exec(read('bin/lib/prepare.js')) ?? []
  const command = `node ${program}`
  expect(image).toContain(`CMD ${JSON.stringify(command.split(' ')).replaceAll(',', ', ')}\n`)
  expect(read('deploy/visage.service')).toContain(`/${command}\n`)
  expect(image).toMatch(/^USER node$/m)
  expect(image).toContain(`node:${JSON.parse(read('package.json')).dependencies.node}-`)
})

test('the image keeps the face networks and all packages that we name, and no .env or key gets to where it is built', () => {
  const image = read('Dockerfile')
  const networks = [...image.matchAll(/! -name '(\w+)\.\*'/g)].map(([, name]) => name)
  const [, loaded = ''] =
    /\[('[^\]]+')\]\.map\(\(name\) => loadModel/.exec(read('studio/src/faces/face-models.ts')) ?? []
  expect(networks).toEqual(loaded.replaceAll("'", '').split(', '))
  const [, removed = ''] = /rm -rf (.+) \\$/m.exec(image) ?? []
  const starts = removed.split(' ').map((name) => name.replace(/\*$/, ''))
  expect(starts.length).toBeGreaterThan(3)
  const needed = ['contract', 'studio', 'server'].flatMap((workspace) =>
    Object.keys((JSON.parse(read(`${workspace}/package.json`)) as { dependencies: object }).dependencies),
  )
  expect(needed.filter((name) => starts.some((start) => name.startsWith(start)))).toEqual([])
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['**/.env*', '**/*.key', '**/*.pem', '**/data']),
  )
})

type Pod = { spec: { containers: { env: { name: string }[]; livenessProbe: { httpGet: { path: string } } }[] } }
type Kind = { kind: string; metadata: { name: string }; spec: { template?: Pod; scaleTargetRef?: { name: string } } }

test('the example for Kubernetes scales what it deploys and asks addresses that answer', () => {
  const kinds = documents('deploy/kubernetes.yaml') as Kind[]
  const deployed = kinds.filter(({ kind }) => kind === 'Deployment')
  expect(deployed.map(({ metadata }) => metadata.name)).toEqual(['visage-web', 'visage-worker'])
  const scaled = kinds.flatMap(({ spec }) => spec.scaleTargetRef?.name ?? [])
  expect(scaled.toSorted()).toEqual(deployed.map(({ metadata }) => metadata.name).toSorted())
  for (const { spec } of deployed)
    for (const { env } of spec.template?.spec.containers ?? [])
      expect(env.map(({ name }) => name).filter((name) => !isRead(name))).toEqual([])
  for (const [, path = ''] of read('deploy/kubernetes.yaml').matchAll(/path: (\/api\/[\w/]+)/g))
    expect(sources).toContain(`'${path}'`)
})

const isThere = (name: string): boolean => {
  const base = name.replace(/_(?:count|sum|bucket)$/, '')
  return name.startsWith('visage_')
    ? sources.includes(`'${base}'`)
    : figures.includes(`'${name}'`) || figures.includes(name.replace(/^.*?_eventloop_lag/, 'nodejs_eventloop_lag'))
}

test('dashboard, alerts and scaling stand on figures that there are', () => {
  const dashboard = JSON.parse(read('deploy/grafana.json')) as { panels: { targets: { expr: string }[] }[] }
  const [alerts] = documents('deploy/alerts.yaml') as [{ groups: { rules: { expr: string }[] }[] }]
  const texts = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    read('deploy/kubernetes.yaml'),
  ]
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:visage|process|nodejs)_[a-z\d_]+\b/g)].map(([name]) => name),
  )
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([])
})

test("operators' programs run in what ships, where nothing is to be installed", () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY --from=packages (.+) \S+$/gm)]
    .flatMap(([, paths = '']) => paths.split(' '))
    .map((path) => path.replace('/visage/', ''))
  expect(copied).toEqual(expect.arrayContaining(['package.json', 'LICENSE', 'THIRD-PARTY-NOTICES.md', 'bin', 'server']))
  const image = mkdtempSync(join(tmpdir(), 'visage-image-'))
  try {
    for (const path of copied.filter((name) => name !== 'node_modules'))
      if (path === 'bin') cpSync(join(root, path), join(image, path), { recursive: true })
      else symlinkSync(join(root, path), join(image, path))
    mkdirSync(join(image, 'node_modules'))
    for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== 'node' && each !== '.bin'))
      symlinkSync(join(root, 'node_modules', name), join(image, 'node_modules', name))
    const moveStorage = (env: Record<string, string>) =>
      spawnSync(process.execPath, ['bin/run.js', 'programs/move-storage.ts'], {
        cwd: image,
        env: { DATA_DIR: join(image, 'data'), ...env },
        encoding: 'utf8',
      })
    const unset = moveStorage({})
    expect(unset.stderr).toContain('STORAGE names no bucket')
    expect(unset.status).toBe(1)
    // As it is asked in a container that has only just got its volume.
    expect(moveStorage({ STORAGE: 's3://files?region=eu-west-1' }).stderr).toContain('set DATA_DIR to the data folder')
  } finally {
    rmSync(image, { recursive: true })
  }
})
