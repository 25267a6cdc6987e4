import type { VisageServer } from '../../e2e/testing/visage-server.ts'

/** With the address that they come from. */
export type Person = { id: string; access: string; ip: string }

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
  const { profile, access } = (await answer.json()) as { profile: { user_id: string }; access: string }
  return { id: profile.user_id, access, ip }
}

/** Signs up so many people by the real calls, each from an address of its own; the server must trust us as its proxy. */
export const signUpPeople = async (server: VisageServer, count: number): Promise<Person[]> => {
  const people: Person[] = []
  for (let index = 0; index < count; index++) people.push(await signUp(server, index))
  return people
}
