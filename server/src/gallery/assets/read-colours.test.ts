import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assets } from '../../db/schema.ts'
import { BACKENDS, grant, isOver, signUpMaker, startOn } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { readMissingColours } from './read-colours.ts'

describe.each(BACKENDS)('colours on the %s database', (backend) => {
  let server: GenerationServer
  let maker: Maker
  const made: Record<string, string> = {}
  beforeAll(async () => {
    server = await startOn(backend)
    maker = await signUpMaker(server)
    await grant(server, maker.user.id, { faces: 3 })
    for (const background of ['teal', 'crimson']) {
      const bytes = await sharp({ create: { width: 320, height: 320, channels: 3, background } })
        .png()
        .toBuffer()
      server.script(background, { artifact: { bytes, width: 320, height: 320 } })
      const { result } = await maker.waitFor((await maker.accept({ prompt: background })).job_id, isOver)
      made[background] = result?.asset_id ?? ''
    }
  })
  afterAll(() => server[Symbol.asyncDispose]())

  const find = async (colour: string, more: object = {}) => {
    const { faces } = await maker.gallery({ tab: 'faces', colour, ...more })
    return faces.map(({ id }: { id: string }) => id)
  }

  // Proves: gallery-colour
  test('what is made is found by its colour at once, along with words', async () => {
    expect(await find('teal')).toEqual([made['teal']])
    expect(await find('red')).toEqual([made['crimson']])
    expect(await find('red', { search: 'crimson' })).toEqual([made['crimson']])
    expect(await find('red', { search: 'teal' })).toEqual([])
    expect(await find('green')).toEqual([])
    const wrong = await server.client.post(
      '/gallery/',
      { user_id: maker.user.id, colour: 'mauve' },
      { token: maker.user.access },
    )
    expect([wrong.status, wrong.body.details.fields.colour]).toEqual([400, 'Please choose one of the colours.'])
  })

  // Proves: colours-filled-in
  test('what was stored before is read later; of a file that is gone there are none', async () => {
    const { db } = server.ctx
    await db.update(assets).set({ colours: null }).where(eq(assets.userId, maker.user.id))
    await db
      .update(assets)
      .set({ thumbnailKey: '00/00/gone.webp' })
      .where(eq(assets.id, made['crimson'] ?? ''))
    expect(await find('teal')).toEqual([])
    await readMissingColours(server.ctx)
    expect([await find('teal'), await find('red')]).toEqual([[made['teal']], []])
    const rows = await db.select({ colours: assets.colours }).from(assets).where(eq(assets.userId, maker.user.id))
    expect(rows.map(({ colours }) => String(colours)).toSorted()).toEqual(['', 'teal'])
  })
})
