import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { listOutbox, readOutboxMail } from '../mail/outbox/read-outbox.ts'
import { renderMailList, renderMailPage } from '../mail/outbox/dev-mail-page.ts'

export const DEV_MAIL_PATH = '/dev/mail'

/** The mails of this machine as pages, outside production and only while mails become files. */
export const serveDevMail = (app: FastifyInstance, { config }: Context): void => {
  if (config.mode === 'production' || config.mail.kind !== 'outbox') return
  const { dir } = config.mail
  app.get(DEV_MAIL_PATH, async (_request, reply) => reply.type('text/html').send(renderMailList(await listOutbox(dir))))
  app.get<{ Params: { name: string } }>(`${DEV_MAIL_PATH}/:name`, async (request, reply) => {
    const mail = await readOutboxMail(dir, request.params.name)
    if (!mail) throw new AppError('not_found')
    return reply.type('text/html').send(renderMailPage(mail))
  })
}
