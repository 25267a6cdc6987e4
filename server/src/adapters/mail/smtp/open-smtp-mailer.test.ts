import { createServer } from 'node:net'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { startSmtpServer } from '../../../testing/start-smtp-server.ts'
import { MailRefusedError } from '../mailer.ts'
import { openSmtpMailer } from './open-smtp-mailer.ts'

const mail = {
  to: 'ada@example.com',
  subject: 'Ein Code für dich',
  html: '<p>Dein Code: <b>048213</b></p>',
  text: 'Dein Code: 048213',
}
const from = 'Visage <hello@visage.example>'

const replyWith = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })

const open = (port: number, account = '', mustEncrypt = false) => {
  const mailer = openSmtpMailer({ url: `smtp://${account}127.0.0.1:${port}`, from, mustEncrypt })
  return Object.assign(mailer, { [Symbol.asyncDispose]: () => mailer.close() })
}

describe('the SMTP mailer', () => {
  test('hands over both bodies, sender, receiver and subject', async () => {
    await using server = await startSmtpServer()
    await using mailer = open(server.port)
    await mailer.send(mail)
    const [received] = server.received
    expect(received).toMatchObject({ from: 'hello@visage.example', to: ['ada@example.com'] })
    const parsed = await PostalMime.parse(received?.source ?? '')
    expect(parsed).toMatchObject({ subject: mail.subject, from: { name: 'Visage', address: 'hello@visage.example' } })
    expect(parsed.text?.trim()).toBe(mail.text)
    expect(parsed.html?.trim()).toBe(mail.html)
  })

  test('names the way out of mails with news, and of no others', async () => {
    await using server = await startSmtpServer()
    await using mailer = open(server.port)
    const unsubscribeUrl = `https://visage.example/unsubscribe?token=${'k'.repeat(140)}`
    await mailer.send({ ...mail, unsubscribeUrl })
    await mailer.send(mail)
    const [news, plain] = await Promise.all(server.received.map(({ source }) => PostalMime.parse(source)))
    const headers = new Map(news?.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(plain?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
  })

  test('hands nothing to a server without TLS where that is asked for', async () => {
    await using server = await startSmtpServer()
    await using mailer = open(server.port, '', true)
    await expect(mailer.send(mail)).rejects.toThrow(/STARTTLS/)
    expect(server.received).toEqual([])
  })

  test('keeps its connections for the next mails', async () => {
    await using server = await startSmtpServer()
    await using mailer = open(server.port)
    for (let sent = 0; sent < 3; sent += 1) await mailer.send(mail)
    expect(server.received).toHaveLength(3)
    expect(server.connections()).toBe(1)
  })

  test('sends many mails at once over at most four connections', async () => {
    await using server = await startSmtpServer()
    await using mailer = open(server.port)
    await Promise.all(Array.from({ length: 40 }, (_, index) => mailer.send({ ...mail, to: `n${index}@example.com` })))
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(40)
    expect(server.connections()).toBeLessThanOrEqual(4)
  })

  test('signs in with the account in the address', async () => {
    const tried: (string | undefined)[] = []
    await using server = await startSmtpServer({
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        tried.push(`${username}:${password}`)
        done(null, { user: username })
      },
    })
    await using mailer = open(server.port, 'visage%40example.com:p%40ss@')
    await mailer.send(mail)
    expect(tried).toEqual(['visage@example.com:p@ss'])
  })

  test('calls a mailbox that does not exist a refusal', async () => {
    await using server = await startSmtpServer({
      onRcptTo: (_address, _session, done) => done(replyWith(550, 'No such mailbox')),
    })
    await using mailer = open(server.port)
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailRefusedError)
  })

  test('calls a message that the server will not have a refusal', async () => {
    await using server = await startSmtpServer({
      onData(stream, _session, done) {
        stream.resume()
        stream.on('end', () => done(replyWith(554, 'Looks like spam')))
      },
    })
    await using mailer = open(server.port)
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailRefusedError)
  })

  test.each([
    ['a mailbox that is busy', { onRcptTo: (_a, _s, done) => done(replyWith(451, 'Try later')) }],
    [
      'a sign-in that is refused',
      { authOptional: false, onAuth: (_auth, _session, done) => done(replyWith(535, 'Wrong account')) },
    ],
  ] satisfies [string, SMTPServerOptions][])('lets %s be tried again', async (_what, options) => {
    await using server = await startSmtpServer(options)
    await using mailer = open(server.port, 'visage:secret@')
    const failure = await mailer.send(mail).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(MailRefusedError)
  })

  test('lets a server that is down be tried again', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const address = closed.address()
    const port = address && typeof address === 'object' ? address.port : 0
    await new Promise((resolve) => closed.close(resolve))
    await using mailer = open(port)
    const failure = await mailer.send(mail).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'ESOCKET' })
    expect(failure).not.toBeInstanceOf(MailRefusedError)
  })
})
