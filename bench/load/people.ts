import { z } from 'zod'
import type { VisageServer } from '../../e2e/testing/visage-server.ts'

const pair = z.object({ access: z.string(), refresh: z.string() })
const signedIn = pair.extend({ profile: z.object({ user_id: z.string() }) })

/** With the address that they come from. */
export type Person = { id: string; access: string; refresh: string; ip: string }

const post = async (url: string, { body, ip }: { body: unknown; ip: string }): Promise<Response> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response
}

const signUp = async (server: VisageServer, index: number): Promise<Person> => {
  const email = `load-${index}@example.com`
  const ip = `198.51.100.${index + 1}`
  await post(`${server.url}/api/create_profile/`, {
    body: { email, name: `Load ${index}`, password: 'correct horse' },
    ip,
  })
  const answer = await post(`${server.url}/api/verify_otp/`, { body: { email, otp: await server.readCode(email) }, ip })
  const { profile, access, refresh } = signedIn.parse(await answer.json())
  return { id: profile.user_id, access, refresh, ip }
}

/** Takes a new pair of tokens, as a page does before its own is a quarter of an hour old. */
export const renewSession = async ({ url }: Pick<VisageServer, 'url'>, person: Person): Promise<void> => {
  const answer = await post(`${url}/api/refresh/`, { body: { refresh_token: person.refresh }, ip: person.ip })
  Object.assign(person, pair.parse(await answer.json()))
}

/** Signs up so many people by the real calls, each from an address of its own; the server must trust us as its proxy. */
export const signUpPeople = async (server: VisageServer, count: number): Promise<Person[]> => {
  const people: Person[] = []
  for (let index = 0; index < count; index++) people.push(await signUp(server, index))
  return people
}
