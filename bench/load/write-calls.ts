import { grant, createMaker, isOver } from '../../server/src/testing/generation-server.ts'
import type { GenerationServer } from '../../server/src/testing/generation-server.ts'
import type { TestUser } from '../../server/src/testing/test-client.ts'

type Write = [name: string, ask: () => Promise<{ status: number }>]

/**
 * What changes rows, call after call, as somebody who has much: each is to be answered well. The face and the pictures are
 * theirs. The last one ends their account, with all that it holds.
 */
export const listWrites = async (
  server: GenerationServer,
  { heavy, face, pictures }: { heavy: TestUser; face: string; pictures: readonly string[] },
): Promise<Write[]> => {
  const { client } = server
  const maker = createMaker(server, heavy)
  await grant(server, heavy.id, { faces: 1000, images: 1000 })
  const ask = (method: string, path: string, body?: object) => () =>
    client.request(method, path, { token: heavy.access, ...(body && { body }) })
  const post = (path: string, body: object = {}) => ask('POST', path, body)
  const own = (path: string, body: object = {}) => post(path, { user_id: heavy.id, ...body })
  const ids = pictures.slice(0, 5)
  const [picture = ''] = ids
  const made = async (prompt: string) => {
    const { job_id: id } = await maker.accept({ prompt })
    await maker.waitFor(id, isOver)
    return { status: 200 }
  }
  const cancelled = async () => {
    server.script('for ever', { end: 'never' })
    return maker.cancel((await maker.accept({ prompt: 'for ever' })).job_id)
  }
  const batch = { title: 'A day', face, pictures: [{ prompt: 'at the sea' }, { prompt: 'in a cafe' }] }
  // Whoever has much here has factors as well, of which nobody holds the keys.
  await server.ctx.db.execute(
    `update sessions set reauthenticated_at = now(), reauthenticated_by = 'factor' where user_id = '${heavy.id}'`,
  )
  const { body: collection } = await post('/collections', { name: 'Summer', notes: '' })()
  const inCollection = `/collections/${collection.id}`
  return [
    ['a profile changed', own('/update_profile/', { name: 'Somebody Else' })],
    ['a tour seen', own('/tour-complete/', { section: 'face' })],
    ['feedback', own('/feedbacks/', { rating: 5, description: 'Good.' })],
    ['a face made', () => made('red hair')],
    ['a face cancelled', cancelled],
    ['a batch asked for', post('/batches', batch)],
    ['favourites', own('/assets/favourites', { ids, is_favourite: true })],
    ['items deleted', own('/assets/delete', { ids })],
    ['items restored', own('/assets/restore', { ids })],
    ['a collection filled', post(`${inCollection}/items`, { ids })],
    ['moved in it', post(`${inCollection}/items/move`, { ids: [picture], before: null })],
    ['taken from it', post(`${inCollection}/items/remove`, { ids: [picture] })],
    ['a collection renamed', ask('PATCH', inCollection, { name: 'Autumn' })],
    ['a collection shared', post(`${inCollection}/share`)],
    ['no more', ask('DELETE', `${inCollection}/share`)],
    ['a collection deleted', ask('DELETE', inCollection)],
    ['an item shared', post(`/assets/${picture}/share`)],
    ['no more', ask('DELETE', `/assets/${picture}/share`)],
    ['an item deleted', ask('DELETE', `/assets/${picture}`)],
    ['a face named', ask('PATCH', `/influencers/${face}`, { name: 'Ines', is_favourite: true })],
    ['a newsletter', post('/news_letter/', { email: 'reader@example.com' })],
    ['a message', post('/contact-us/', { name: 'A', email: 'reader@example.com', message: 'Hello there.' })],
    ['a code sent', post('/send_otp/', { email: heavy.email })],
    ['a token renewed', post('/refresh/', { refresh_token: heavy.refresh })],
    [
      'a sign-in refused',
      () => client.post('/manual_login/', { email: heavy.email, password: 'not this one' }).then(refused),
    ],
    ['signed out elsewhere', own('/account/sign-out-elsewhere')],
    ['an export', own('/account/exports')],
    ['uploads cleared', own('/uploads/clear')],
    ['the account ended', own('/delete-profile/', { email: heavy.email })],
  ]
}

const refused = ({ status }: { status: number }) => ({ status: status === 401 || status === 400 ? 200 : status })
