import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { takeForms } from './take-forms.ts'

const maxFormBytes = 64 * 1024
const fieldsShape = z.record(z.string(), z.string()).catch({})
const queryShape = z.object({ item: z.string().max(500) }).catch({ item: '' })

type Answer = { status: number; html: string }
type ByLink = { Params: { caseNumber: string; key: string } }
type Linked = ByLink['Params']
type TakedownPages = {
  path: string
  renderForm: (item: string) => string
  takeForm: (sent: { fields: Record<string, string>; ip: string }) => Promise<Answer>
  readCase: (linked: Linked) => Promise<Answer>
  confirmCase: (linked: Linked) => Promise<Answer>
}

const send = (reply: FastifyReply, { status, html }: Answer) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html)

/** The public form for notices and the page of a case for who sent one, which work without scripts. */
export const serveTakedownPages = async (app: FastifyInstance, pages: TakedownPages): Promise<void> => {
  await app.register(async (scope) => {
    takeForms(scope, maxFormBytes)
    scope.get(pages.path, async ({ query }, reply) =>
      send(reply, { status: 200, html: pages.renderForm(queryShape.parse(query).item) }),
    )
    scope.post(pages.path, async ({ body, ip }, reply) =>
      send(reply, await pages.takeForm({ fields: fieldsShape.parse(body), ip })),
    )
    const path = `${pages.path}/:caseNumber/:key`
    scope.get<ByLink>(path, async ({ params }, reply) => send(reply, await pages.readCase(params)))
    scope.post<ByLink>(path, async ({ params }, reply) => send(reply, await pages.confirmCase(params)))
  })
}
