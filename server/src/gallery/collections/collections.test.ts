import { randomUUID } from 'node:crypto'
import type { Collection } from '@visage/contract'
import { eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assets, collectionItems } from '../../db/schema.ts'
import { BACKENDS, grant, isOver, signUpMaker, startOn } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'

const nobody = '3f0d1a52-6a0e-4b2f-9b1e-0d8a4f3b7c11'

describe.each(BACKENDS)('collections on the %s database', (backend) => {
  let server: GenerationServer
  beforeAll(async () => {
    server = await startOn(backend)
  })
  afterAll(() => server[Symbol.asyncDispose]())

  const send = ({ user }: Maker, method: string, path: string, body?: object) =>
    server.client.request(method, path, { token: user.access, ...(body && { body }) })

  /** A person with so many pictures, the files of which are not there, oldest first. */
  const newOwner = async (count: number) => {
    const maker = await signUpMaker(server)
    const ids = Array.from({ length: count }, () => randomUUID())
    const row = { userId: maker.user.id, recipe: {}, engine: 'fake', mimeType: 'image/png', bytes: 1 }
    const made = ids.map((id, place) => ({
      ...row,
      id,
      kind: 'image' as const,
      medium: 'image' as const,
      prompt: `picture ${place}`,
      blobKey: id,
      thumbnailKey: `${id}-small`,
    }))
    if (made.length > 0) await server.ctx.db.insert(assets).values(made)
    return Object.assign(maker, { ids })
  }
  type Owner = Awaited<ReturnType<typeof newOwner>>

  const begin = async (owner: Maker, name = 'Spring', ids: string[] = []): Promise<Collection> => {
    const { body } = await send(owner, 'POST', '/collections', { name })
    return ids.length === 0
      ? body
      : (await send(owner, 'POST', `/collections/${body.id}/items`, { ids })).body.collection
  }
  const placesIn = async (owner: Owner, { id }: Collection, query = ''): Promise<number[]> => {
    const { body } = await owner.get(`/collections/${id}/items${query}`)
    return body.items.map(({ item }: { item: { id: string } }) => owner.ids.findIndex((id) => id === item.id))
  }

  // Proves: collection-kept
  test('a collection is begun, filled, renamed and deleted; its items stay', async () => {
    const owner = await newOwner(3)
    const begun = await send(owner, 'POST', '/collections', { name: ' Spring ', notes: 'warm light' })
    expect([begun.status, begun.body]).toMatchObject([
      201,
      { name: 'Spring', notes: 'warm light', count: 0, stills: [] },
    ])
    const path = `/collections/${begun.body.id}`
    const filled = await send(owner, 'POST', `${path}/items`, { ids: owner.ids })
    expect(filled.body).toMatchObject({ added: 3, already_there: 0, collection: { count: 3 } })
    expect(filled.body.collection.stills).toHaveLength(3)
    const changed = await send(owner, 'PATCH', path, { name: 'Summer', cover_id: owner.ids[1] })
    expect(changed.body).toMatchObject({ name: 'Summer', notes: 'warm light', cover_id: owner.ids[1] })
    expect(changed.body.stills[0]).toContain(`${owner.ids[1]}-small`)
    expect((await owner.get('/collections')).body.collections).toEqual([changed.body])
    expect((await send(owner, 'DELETE', path)).status).toBe(204)
    expect([(await owner.get(path)).status, (await send(owner, 'DELETE', path)).status]).toEqual([404, 404])
    expect((await owner.gallery({ tab: 'images' })).images).toHaveLength(3)
  })

  test('an item is in a collection once; what is asked for twice is told and stays where it is', async () => {
    const owner = await newOwner(3)
    const [first = '', second = '', third = ''] = owner.ids
    const collection = await begin(owner, 'Once', [first, second])
    const again = await send(owner, 'POST', `/collections/${collection.id}/items`, {
      ids: [third, first, third, second],
    })
    expect(again.body).toMatchObject({ added: 1, already_there: 2, collection: { count: 3 } })
    expect(await placesIn(owner, collection)).toEqual([0, 1, 2])
    const both = await Promise.all(
      [0, 1].map(() => send(owner, 'POST', `/collections/${collection.id}/items`, { ids: owner.ids })),
    )
    expect(both.map(({ status, body }) => [status, body.added])).toEqual([
      [200, 0],
      [200, 0],
    ])
  })

  // Proves: collection-order
  test('items are moved before another or to the end, several at once, and pages go on', async () => {
    const owner = await newOwner(6)
    const collection = await begin(owner, 'Order', owner.ids)
    const move = (places: number[], before: number | null) =>
      send(owner, 'POST', `/collections/${collection.id}/items/move`, {
        ids: places.map((place) => owner.ids[place]),
        before: before === null ? null : owner.ids[before],
      })
    expect((await move([4], 1)).status).toBe(200)
    expect(await placesIn(owner, collection)).toEqual([0, 4, 1, 2, 3, 5])
    await move([5, 0], 2)
    expect(await placesIn(owner, collection)).toEqual([4, 1, 5, 0, 2, 3])
    await move([4], null)
    expect(await placesIn(owner, collection)).toEqual([1, 5, 0, 2, 3, 4])
    const wrong = await move([1], 1)
    expect([wrong.status, wrong.body.details.fields.before]).toEqual([
      400,
      'Please choose another item of this collection. The order is as it was.',
    ])
    expect(await placesIn(owner, collection)).toEqual([1, 5, 0, 2, 3, 4])
    const { body: page } = await owner.get(`/collections/${collection.id}/items?limit=4`)
    expect(page.items).toHaveLength(4)
    expect(await placesIn(owner, collection, `?cursor=${page.next_cursor}`)).toEqual([3, 4])
  })

  test('what is taken out stays in the gallery, and a cover that is taken out is none any more', async () => {
    const owner = await newOwner(3)
    const collection = await begin(owner, 'Out', owner.ids)
    await send(owner, 'PATCH', `/collections/${collection.id}`, { cover_id: owner.ids[2] })
    const left = await send(owner, 'POST', `/collections/${collection.id}/items/remove`, {
      ids: [owner.ids[2], nobody],
    })
    expect(left.body).toMatchObject({ count: 2, cover_id: null })
    expect((await owner.gallery({ tab: 'images' })).images).toHaveLength(3)
  })

  test('what is deleted leaves its collections and comes back to its place', async () => {
    const owner = await newOwner(3)
    const collection = await begin(owner, 'Undo', owner.ids)
    const chosen = { user_id: owner.user.id, ids: [owner.ids[1]] }
    await send(owner, 'POST', '/assets/delete', chosen)
    expect(await placesIn(owner, collection)).toEqual([0, 2])
    expect((await owner.get(`/collections/${collection.id}`)).body.count).toBe(2)
    await send(owner, 'POST', '/assets/restore', chosen)
    expect(await placesIn(owner, collection)).toEqual([0, 1, 2])
  })

  // Proves: collection-bad-input
  test('a name that is taken, missing, too long or refused is told, and nothing is changed', async () => {
    const owner = await newOwner(1)
    const collection = await begin(owner, 'Spring')
    const other = await begin(owner, 'Autumn')
    const taken = await send(owner, 'POST', '/collections', { name: 'SPRING' })
    expect([taken.status, taken.body.details.fields.name]).toEqual([
      400,
      'You have a collection called "SPRING". Please choose another name.',
    ])
    expect((await send(owner, 'PATCH', `/collections/${other.id}`, { name: 'spring', notes: 'x' })).status).toBe(400)
    expect((await owner.get(`/collections/${other.id}`)).body).toMatchObject({ name: 'Autumn', notes: '' })
    expect((await send(owner, 'PATCH', `/collections/${collection.id}`, { name: 'sPRING' })).status).toBe(200)
    const long = await send(owner, 'POST', '/collections', { name: 'x'.repeat(81) })
    expect(long.body.details.fields.name).toBe('Please use at most 80 characters.')
    expect((await send(owner, 'POST', '/collections', { name: ' ' })).body.details.fields.name).toBe(
      'Please give the collection a name.',
    )
    expect((await send(owner, 'POST', '/collections', { name: 'just nude' })).body.code).toBe('content_refused')
    const foreignCover = await send(owner, 'PATCH', `/collections/${collection.id}`, { cover_id: owner.ids[0] })
    expect(foreignCover.body.details.fields.cover_id).toBe('Please choose an item that is in this collection.')
    expect((await owner.get('/collections')).body.collections).toHaveLength(2)
    const twins = await Promise.all([0, 1].map(() => send(owner, 'POST', '/collections', { name: 'Twin' })))
    expect(twins.map(({ status }) => String(status)).toSorted()).toEqual(['201', '400'])
  })

  test("nobody puts another's items into a collection, nor reads or changes another's collection", async () => {
    const [owner, stranger] = [await newOwner(1), await newOwner(1)]
    const collection = await begin(owner, 'Mine', owner.ids)
    const theirs = await begin(stranger, 'Theirs')
    const put = await send(stranger, 'POST', `/collections/${theirs.id}/items`, {
      ids: [...owner.ids, ...stranger.ids],
    })
    expect(put.body).toMatchObject({ added: 1, already_there: 0, collection: { count: 1 } })
    for (const [method, path, body] of [
      ['GET', ''],
      ['PATCH', '', { name: 'Stolen' }],
      ['DELETE', ''],
      ['GET', '/items'],
      ['POST', '/items', { ids: stranger.ids }],
      ['POST', '/items/remove', { ids: owner.ids }],
      ['POST', '/items/move', { ids: owner.ids, before: null }],
      ['POST', '/zip'],
      ['GET', '/share'],
      ['POST', '/share'],
      ['DELETE', '/share'],
    ] as const)
      expect((await send(stranger, method, `/collections/${collection.id}${path}`, body)).status).toBe(404)
    expect((await owner.get(`/collections/${collection.id}`)).body).toEqual(collection)
  })

  // Proves: collection-ten-thousand
  test('one of ten thousand is full: what does not fit in is told, nothing is added, and it is moved, listed and packed', async () => {
    const owner = await newOwner(3)
    const [one = '', two = '', three = ''] = owner.ids
    const collection = await begin(owner, 'Everything', [one])
    await server.ctx.db.execute(sql`
      with made as (insert into assets (user_id, kind, medium, recipe, engine, mime_type, bytes, blob_key)
        select ${owner.user.id}, 'image', 'image', '{}', 'fake', 'image/png', 1, 'n' || n from generate_series(1, 9998) n
        returning id)
      insert into collection_items (collection_id, asset_id, position)
        select ${collection.id}, id, 1 + row_number() over () from made`)
    const refused = await send(owner, 'POST', `/collections/${collection.id}/items`, { ids: [two, three] })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'A collection holds 10,000 items, so 1 more fits in. Please choose fewer. Nothing was added.',
    ])
    expect((await owner.get(`/collections/${collection.id}`)).body.count).toBe(9999)
    expect((await send(owner, 'POST', `/collections/${collection.id}/items`, { ids: [two] })).status).toBe(200)
    const full = await send(owner, 'POST', `/collections/${collection.id}/items`, { ids: [three] })
    expect(full.body.message).toBe(
      'A collection holds 10,000 items, and this one is full. Please begin another one. Nothing was added.',
    )
    await send(owner, 'POST', `/collections/${collection.id}/items/move`, { ids: [two], before: one })
    expect(await placesIn(owner, collection, '?limit=2')).toEqual([1, 0])
    expect((await send(owner, 'POST', `/collections/${collection.id}/zip`)).body.count).toBe(10_000)
    const positions = await server.ctx.db
      .select({ position: collectionItems.position })
      .from(collectionItems)
      .where(eq(collectionItems.collectionId, collection.id))
    expect(new Set(positions.map(({ position }) => position)).size).toBe(10_000)
  })

  test('an account is told when it holds as many as it may', async () => {
    const owner = await newOwner(0)
    await server.ctx.db.execute(sql`insert into collections (id, user_id, name, created_at, changed_at)
      select gen_random_uuid(), ${owner.user.id}, 'Number ' || n, now(), now() from generate_series(1, 200) n`)
    const refused = await send(owner, 'POST', '/collections', { name: 'One more' })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'An account holds 200 collections. Please delete one that you no longer need; its items stay.',
    ])
  })

  // Proves: collection-zip
  test('it comes as one zip of the marked files, also when it is deleted meanwhile', async () => {
    const owner = await newOwner(0)
    await grant(server, owner.user.id, { faces: 2 })
    const ids: string[] = []
    for (const prompt of ['one', 'two']) {
      const bytes = await sharp({ create: { width: 700, height: 700, channels: 3, background: 'teal' } })
        .png()
        .toBuffer()
      server.script(prompt, { artifact: { bytes, width: 700, height: 700 } })
      ids.push((await owner.waitFor((await owner.accept({ prompt })).job_id, isOver)).result?.asset_id ?? '')
    }
    const collection = await begin(owner, 'Packed', ids)
    const { body } = await send(owner, 'POST', `/collections/${collection.id}/zip`)
    expect(body.count).toBe(2)
    await send(owner, 'DELETE', `/collections/${collection.id}`)
    const files = unzipSync(new Uint8Array(await (await fetch(server.url + body.url)).arrayBuffer()))
    expect(Object.keys(files).toSorted()).toEqual(ids.map((id) => `faces/visage-face-${id.slice(0, 8)}.png`).toSorted())
    const headers = { authorization: `Bearer ${owner.user.access}` }
    const [id = ''] = ids
    const single = await (await fetch(`${server.url}/api/assets/${id}/download`, { headers })).arrayBuffer()
    expect(files[`faces/visage-face-${id.slice(0, 8)}.png`]).toEqual(new Uint8Array(single))
  })
})
