import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Colour, Look } from '@visage/contract'
import { createBlobKey } from '../../server/src/adapters/blobs/blob-store.ts'
import type { Context } from '../../server/src/program/context.ts'
import { assets, influencerFaces, influencers, users } from '../../server/src/db/schema.ts'
import type { Db } from '../../server/src/db/transaction.ts'
import { listGallery } from '../../server/src/gallery/search/list-gallery.ts'
import { openObservedDatabase } from '../../server/src/testing/observed-database.ts'
import { startPostgres } from '../../server/src/testing/postgres-server.ts'
import { quantile } from '../statistics.ts'

const { values } = parseArgs({ options: { items: { type: 'string', default: '100000' } } })
const items = Number(values.items)
/** Of other people, in the same table. */
const foreignItems = Math.round(items / 4)
const rounds = 30
const pageSize = 60
const barMs = 50
const rowsAtOnce = 1000
const minuteMs = 60_000

const PLACES = ['beach', 'cafe', 'rooftop', 'museum', 'market', 'forest', 'harbour', 'library', 'station', 'vineyard']
const LOOKS = ['red coat', 'linen dress', 'denim jacket', 'silk blouse', 'running gear', 'black turtleneck']
const MOODS = ['smiling', 'laughing', 'thoughtful', 'walking', 'reading a book', 'drinking coffee', 'dancing']
const HOURS = ['at dawn', 'in the morning', 'at noon', 'at sunset', 'at night', 'in the rain', 'in the snow']
/** Rare words: one in so many prompts holds one of them. */
const rareEvery = 2500
const RARE = ['lisbon', 'zeppelin', 'accordion', 'observatory']
const NAMES = ['Mira Vale', 'Nora Quist', 'Ada Lund', 'Kai Moreno', 'Juno Hart', 'Ines Prado']

/** Of every picture what it has in common with many, and of one in so many a colour that is hardly anywhere. */
const COLOURS: readonly (readonly Colour[])[] = [
  ['black', 'blue'],
  ['white'],
  ['brown', 'grey'],
  ['green', 'brown'],
  ['red'],
  ['black', 'teal'],
]
const purpleEvery = 4000
const coloursOf = (place: number): Colour[] =>
  place % purpleEvery === 13 ? ['purple'] : [...(COLOURS[Math.floor(place / 3) % COLOURS.length] ?? [])]

/** One in so many items shows a look that is hardly worn; one in four the usual one. */
const lookEvery = 4000

const LOOKS_KEPT = ['Everyday', 'Gala'].map((name): Look => ({
  name,
  outfit: '',
  hair: '',
  makeup: '',
  jewellery: '',
  garments: [],
}))

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? ''

/** Steps that no two lists share, so that all of them meet. */
const promptOf = (place: number): string => {
  const rare = place % rareEvery === 7 ? `, ${pick(RARE, Math.floor(place / rareEvery))}` : ''
  const [where, wears] = [pick(PLACES, place), pick(LOOKS, Math.floor(place / 10))]
  return `Number ${place}, at a ${where} ${pick(HOURS, place * 3)}, ${wears}, ${pick(MOODS, place * 5)}${rare}`
}

const kindOf = (place: number) => {
  const share = (place * 37) % 100
  if (share < 85) return 'image'
  if (share < 93) return 'video'
  return share < 97 ? 'cloth' : 'music'
}

/** Fills a person's gallery, with six named influencers of whom the first is in few items; answers her face. */
const fill = async (db: Db, count: number): Promise<{ userId: string; face: string }> => {
  const userId = randomUUID()
  const now = Date.now()
  await db.insert(users).values({ id: userId, email: `${userId}@example.com`, name: 'Bench', createdAt: new Date() })
  const faces = NAMES.map((name) => ({ id: randomUUID(), name }))
  const asset = (row: Pick<typeof assets.$inferInsert, 'kind' | 'id' | 'faceId' | 'prompt'>, place: number) => ({
    ...row,
    userId,
    medium: row.kind === 'video' ? ('video' as const) : ('image' as const),
    gender: place % 3 === 0 ? ('male' as const) : ('female' as const),
    recipe: {},
    engine: 'studio',
    mimeType: 'image/png',
    bytes: 1,
    blobKey: createBlobKey('png'),
    isFavourite: place % 400 === 3,
    colours: coloursOf(place),
    look: place % lookEvery === 6 ? 'Gala' : place % 4 === 3 ? 'Everyday' : null,
    createdAt: new Date(now - place * minuteMs),
  })
  for (const { id, name } of faces) {
    await db.insert(assets).values(asset({ id, kind: 'face', faceId: null, prompt: 'A face' }, 0))
    await db
      .insert(influencers)
      .values({ id, userId, name, portraitId: id, looks: id === faces[0]?.id ? LOOKS_KEPT : [], createdAt: new Date() })
    await db.insert(influencerFaces).values({ faceId: id, influencerId: id })
  }
  const faceOf = (place: number) =>
    (place % 1000 === 11 ? faces[0] : faces[1 + (place % (faces.length - 1))])?.id ?? null
  for (let first = 1; first <= count; first += rowsAtOnce)
    await db.insert(assets).values(
      Array.from({ length: Math.min(rowsAtOnce, count - first + 1) }, (_, offset) => {
        const place = first + offset
        const kind = kindOf(place)
        const faceId = kind === 'music' ? null : faceOf(place)
        return asset({ id: randomUUID(), kind, faceId, prompt: promptOf(place) }, place)
      }),
    )
  return { userId, face: faces[0]?.id ?? '' }
}

type Case = Omit<Parameters<typeof listGallery>[1], 'userId' | 'limit'> & { name: string }

const casesFor = (face: string): Case[] => {
  const middle = new Date(Date.now() - (items / 2) * minuteMs)
  return [
    { name: 'the first page' },
    { name: 'what is older than the middle', madeBefore: middle },
    { name: 'a usual word', search: 'beach' },
    { name: 'a word still being typed', search: 'acc' },
    { name: 'a rare word', search: 'zeppelin' },
    { name: 'a rare word among videos', search: 'lisbon', tab: 'videos' },
    { name: 'three words', search: 'red rooftop night' },
    { name: 'words that never meet', search: 'beach cafe' },
    { name: 'a word that is nowhere', search: 'submarine' },
    { name: 'a name', search: 'mira' },
    { name: 'a name that is in a fifth', search: 'nora' },
    { name: 'a name and a word', search: 'mira beach' },
    { name: 'an influencer', face },
    { name: 'an influencer and a word', face, search: 'coffee' },
    { name: 'favourites', favouritesOnly: true },
    { name: 'favourites with a word', favouritesOnly: true, search: 'dress' },
    { name: 'an hour of days ago', madeFrom: new Date(middle.getTime() - 60 * minuteMs), madeBefore: middle },
    { name: 'a usual colour', colour: 'black' },
    { name: 'a rare colour', colour: 'purple' },
    { name: 'a colour that is nowhere', colour: 'pink' },
    { name: 'a colour with a word', colour: 'red', search: 'beach' },
    { name: 'a colour with an influencer', colour: 'teal', face },
    { name: 'a colour among favourites', colour: 'green', favouritesOnly: true },
    { name: 'a colour older than the middle', colour: 'brown', madeBefore: middle },
    { name: 'a usual look', look: 'Everyday' },
    { name: 'a rare look', look: 'Gala' },
    { name: 'a look that is nowhere', look: 'Beach' },
    { name: 'a look of an influencer', look: 'Everyday', face },
    { name: 'a look with a word', look: 'Everyday', search: 'museum' },
    { name: 'a look with a word among videos', look: 'Everyday', search: 'dress', tab: 'videos' },
    { name: 'a look with a rare word', look: 'Everyday', search: 'zeppelin' },
    { name: 'a rare look with a word', look: 'Gala', search: 'museum' },
    { name: "a usual look's name as a word", search: 'everyday' },
    { name: "a rare look's name as a word", search: 'gala' },
    { name: "a rare look's name as a word among videos", search: 'gala', tab: 'videos' },
    { name: "a look's name and a word", search: 'everyday museum' },
    { name: 'men with a usual word', gender: 'male', search: 'coffee' },
  ]
}

const { url, stop } = await startPostgres([
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_planning=on',
])
const observed = await openObservedDatabase(url)
const { db } = observed
/** Milliseconds that the server planned and worked since it was asked last, without the way there. */
const readServerMs = async (): Promise<number> => {
  const { rows } = await db.execute<{ ms: number }>(
    'select coalesce(sum(total_plan_time + total_exec_time), 0)::float8 as ms from pg_stat_statements',
  )
  await db.execute('select pg_stat_statements_reset()')
  return rows[0]?.ms ?? 0
}
const ctx = { db, mediaUrls: { sign: (key: string) => key } } as unknown as Context

try {
  const began = performance.now()
  const { userId, face } = await fill(db, items)
  await fill(db, foreignItems)
  await observed.tidy()
  await db.execute('create extension pg_stat_statements')
  console.log(`${items + foreignItems} items filled in after ${Math.round((performance.now() - began) / 1000)} s`)
  let isRight = true
  for (const { name, tab = 'images', ...filter } of casesFor(face)) {
    const times: number[] = []
    let found = 0
    await readServerMs()
    for (let round = 0; round < rounds; round++) {
      observed.forget()
      const start = performance.now()
      found = (await listGallery(ctx, { userId, tab, limit: pageSize, ...filter }))[tab].length
      times.push(performance.now() - start)
    }
    const serverMs = (await readServerMs()) / rounds
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    const readsAll = await observed.scansAll('assets')
    isRight &&= p95 <= barMs && !readsAll
    const scan = readsAll ? ', reads the whole table' : ''
    const ofIt = `the database ${serverMs.toFixed(1)} ms of it`
    console.log(
      `${name}: ${found} found, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${ofIt} (bar ${barMs} ms)${scan}`,
    )
  }
  process.exitCode = isRight ? 0 : 1
} finally {
  await observed.close()
  await stop()
}
