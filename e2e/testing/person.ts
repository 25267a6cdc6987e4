import { expect, request } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { UPLOAD_CONSENT } from '@visage/contract'
import { z } from 'zod'
import type { VisageServer } from './visage-server.ts'

let count = 0

/** An address that no other test uses. */
export const newEmail = (): string => `traveller-${process.pid}-${++count}@example.com`

export const password = 'correct horse'

/** Types the six digits the way people do: one after the other. */
export const enterCode = async (page: Page, code: string): Promise<void> => {
  const boxes = page.getByRole('textbox', { name: /digit/i })
  await expect(boxes).toHaveCount(6)
  await boxes.first().click()
  await page.keyboard.type(code)
}

/** Fills in the form for a new account, without sending it. */
export const fillSignUp = async (page: Page, email: string, name = 'Tara Vell'): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /terms/i }).check()
}

/** From the login page on: makes an account by hand and proves its address. */
export const createAccount = async (page: Page, server: VisageServer, email: string): Promise<void> => {
  await page.getByRole('link', { name: 'Create an Account' }).click()
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Verify your Email')).toBeVisible()
  await enterCode(page, await server.readCode(email))
  await page.getByRole('button', { name: 'Verify OTP' }).click()
}

/** Signs up by hand, up to the first creation screen, where the guided tour begins. */
export const signUpAsNewcomer = async (page: Page, server: VisageServer, email: string): Promise<void> => {
  if (server.trustsProxy) await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
  await page.goto(`${server.url}/login`)
  await createAccount(page, server, email)
  await expect(page).toHaveURL(/\/face$/)
}

/** Fills in the login form that is open and sends it. */
export const sendLogin = async (page: Page, email: string, secret = password): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Signs up by hand and skips the guided tour, as most people do. */
export const signUpByHand = async (page: Page, server: VisageServer, email: string): Promise<void> => {
  await signUpAsNewcomer(page, server, email)
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Waits for the answer as long as the test may take: on a busy machine the studio needs minutes for a picture. */
export const postJson = async (url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
  const caller = await request.newContext()
  try {
    return await (await caller.post(url, { data: body, headers, timeout: 0 })).json()
  } finally {
    await caller.dispose()
  }
}

const signedIn = z.object({
  access: z.string(),
  refresh: z.string(),
  profile: z.object({ user_id: z.string(), email: z.string(), name: z.string() }),
})

/** An address of this machine that nobody else comes from, as only so many codes are mailed to each. */
const newAddress = (): string => {
  count += 1
  return `127.0.${1 + Math.floor(count / 250)}.${1 + (count % 250)}`
}

/** Signs up without a browser. */
export const signUpByCalls = async (server: VisageServer, email = newEmail()) => {
  const from: Record<string, string> = server.trustsProxy ? { 'x-forwarded-for': newAddress() } : {}
  await postJson(`${server.url}/api/create_profile/`, { email, name: 'Tara Vell', password }, from)
  const otp = await server.readCode(email)
  return signedIn.parse(await postJson(`${server.url}/api/verify_otp/`, { email, otp }, from))
}

type Person = Awaited<ReturnType<typeof signUpByCalls>>

/** What a tab keeps of somebody who has signed in and seen the tours. */
export const sessionValuesOf = ({ access, refresh, profile }: Person) => ({
  accessToken: access,
  refreshToken: refresh,
  userId: profile.user_id,
  userEmail: profile.email,
  userName: profile.name,
  guideVideo: 'true',
  guideImage: 'true',
  guideFace: 'true',
  guideCloth: 'true',
  guideImageToVideo: 'true',
  guideMusic: 'true',
  guideTalk: 'true',
})

/** An address at which a tab can be given what it keeps, without a page that begins to work. */
const plainPage = '/robots.txt'

/** Puts a session into the tab, a new person's unless told, as if they had signed in and seen the tours. */
export const openSession = async (page: Page, server: VisageServer, person?: Person) => {
  const signedInPerson = person ?? (await signUpByCalls(server))
  await page.goto(`${server.url}${plainPage}`)
  await page.evaluate((values) => Object.assign(sessionStorage, values), sessionValuesOf(signedInPerson))
  return signedInPerson
}

/** A new person with a session in the tab, on the first creation screen, where the guided tour begins. */
export const openSessionAsNewcomer = async (page: Page, server: VisageServer) => {
  const session = await openSession(page, server)
  const unseen = { guideVideo: 'false', guideImage: 'false', guideFace: 'false' }
  await page.evaluate((values) => Object.assign(sessionStorage, values), unseen)
  await page.goto(`${server.url}/face`)
  return session
}

/** Makes calls as somebody: a path without its slashes, a body without the id. */
export const callsOf = ({ url }: VisageServer, { access, profile }: Person) => {
  const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
    postJson(
      `${url}/api/${path}/`,
      { user_id: profile.user_id, ...body },
      { authorization: `Bearer ${access}`, ...headers },
    )
  return {
    ask,
    /** The ids of the saved faces, the newest first. */
    listFaces: async () => savedFaces.parse(await ask('gallery', { tab: 'faces' })).faces.map(({ id }) => id),
  }
}

/** Sends what is known of an influencer; calls for that take no id of the one who asks. */
const sendKnown = async (
  server: VisageServer,
  { access }: Person,
  { method, path, known }: { method: string; path: string; known: object },
) => {
  const caller = await request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${access}` } })
  try {
    const answer = await caller.fetch(`${server.url}/api/influencers/${path}`, { method, data: known })
    expect(answer.status()).toBe(200)
  } finally {
    await caller.dispose()
  }
}

type Known = { face: string; name: string; [field: string]: unknown }

/** Gives a face a name, and what else is known of her. */
export const nameInfluencer = (server: VisageServer, person: Person, { face, ...known }: Known): Promise<void> =>
  sendKnown(server, person, { method: 'PATCH', path: face, known })

/** Keeps a look with an influencer. */
export const keepLook = (server: VisageServer, person: Person, { face, ...known }: Known): Promise<void> =>
  sendKnown(server, person, { method: 'POST', path: `${face}/looks`, known })

const savedFaces = z.object({ faces: z.array(z.object({ id: z.string() })) })

/** The words of the face that those who begin with one have. */
export const copperWoman = 'Woman, 27, long wavy copper hair, green eyes'

/** The addresses of people with a face, whom the data folder of every server holds. */
export const readyPeople: readonly string[] = Array.from({ length: 20 }, (_, place) => `ready-${place}@example.com`)

/** Somebody whom the data folder of every server holds with nothing in the gallery, to be filled before it starts. */
export const emptyHanded = 'empty-handed@example.com'

export const signIn = async (server: VisageServer, email: string): Promise<Person> =>
  signedIn.parse(await postJson(`${server.url}/api/manual_login/`, { email, password }))

const taken = new WeakMap<VisageServer, number>()

/** Signs in somebody with a face whom no journey has met. */
export const signInReady = async (server: VisageServer): Promise<Person> => {
  const place = taken.get(server) ?? 0
  taken.set(server, place + 1)
  const email = readyPeople[place]
  if (!email) throw new Error('More people with a face are taken than the prepared data holds.')
  return signIn(server, email)
}

/** A person with a session in the tab, one saved face of a woman, and her in one picture where asked. */
export const openSessionWithFace = async (
  page: Page,
  server: VisageServer,
  { hasImage = false }: { hasImage?: boolean } = {},
): Promise<void> => {
  const { ask, listFaces } = callsOf(server, await openSession(page, server, await signInReady(server)))
  if (!hasImage) return
  await ask('generate-image-prompt', {
    face_url: `/api/assets/${(await listFaces())[0]}`,
    prompt: 'in the park',
    pose: 'Upperbody1',
  })
}

/** The box that stands wherever own material is brought in. */
export const consentBox = (page: Page) => page.getByRole('checkbox', { name: UPLOAD_CONSENT.sentence })

/** The same person in a second tab. */
export const openSecondTab = async (page: Page, { url }: VisageServer, path: string): Promise<Page> => {
  const tab = await page.context().newPage()
  const session = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))
  await tab.goto(`${url}${plainPage}`)
  await tab.evaluate((values) => Object.assign(sessionStorage, values), session)
  await tab.goto(`${url}${path}`)
  return tab
}

/** Says as a proxy would where somebody is; not to the sandbox's payment pages, which serve their own machine alone. */
export const comeFrom = (context: BrowserContext, ip: string) =>
  context.route(
    ({ pathname }) => !pathname.startsWith('/dev/'),
    (route) => route.fallback({ headers: { ...route.request().headers(), 'x-forwarded-for': ip } }),
  )
