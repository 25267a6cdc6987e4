import type { OutboxMail } from '@visage/server/outbox'
import { startTestServer } from '@visage/server/testing/start-test-server'
import { onlyEngine } from '@visage/server/testing/test-engines'
import { expect, test } from 'vitest'
import { createFakeEngine } from '../engines/fake-engine.ts'
import { renderMailList, renderMailPage } from './serve-mail.ts'

const hostile: OutboxMail = {
  name: 'a"><script>alert(1)</script>.eml',
  from: 'x@example.com',
  to: '"><img src=x onerror=alert(2)>@example.com',
  subject: '</title><script>alert(3)</script>',
  sentAt: new Date('2026-03-01T12:00:00Z'),
  html: '<p title="q">\'Hi\' & <script>alert(4)</script></p>',
  text: '</pre><script>alert(5)</script>',
  headers: [{ name: 'X-<b>', value: '<script>alert(6)</script>' }],
}

test('both pages show what a mail holds as text, never as markup', () => {
  const pages = [renderMailList([hostile]), renderMailPage(hostile)]
  for (const page of pages) {
    expect(page).not.toMatch(/<script/i)
    expect(page).not.toMatch(/<img/i)
    expect(page).toContain('&lt;/title&gt;&lt;script&gt;alert(3)&lt;/script&gt;')
  }
})

test("the mail's own HTML sits in a frame without any right", () => {
  const [, frame = ''] = /<iframe ([^>]*)>/.exec(renderMailPage(hostile)) ?? []
  expect(frame).toContain(
    'srcdoc="&lt;p title=&quot;q&quot;&gt;&#39;Hi&#39; &amp; &lt;script&gt;alert(4)&lt;/script&gt;&lt;/p&gt;"',
  )
  expect(frame).toMatch(/ sandbox(="")? /)
})

test('an empty list says how a mail gets there', () => {
  expect(renderMailList([])).toContain('No mail yet.')
})

test('a code that was asked for can be read on the page of this machine', async () => {
  await using server = await startTestServer({ overrides: { engines: onlyEngine(createFakeEngine()) } })
  const email = 'reader@example.com'
  await server.client.post('/create_profile/', { email, name: 'Ada', password: 'long enough' })
  const code = await server.client.readCode(email)
  const list = await fetch(`${server.url}/dev/mail`)
  expect(list.status).toBe(200)
  expect(list.headers.get('content-type')).toContain('text/html')
  const html = await list.text()
  expect(html).toContain('<meta http-equiv="refresh"')
  const [, path = ''] = /<a href="(\/dev\/mail\/[^"]+)">/.exec(html) ?? []
  const page = await (await fetch(`${server.url}${path}`)).text()
  expect(page).toContain(code)
  expect(page).toContain(email)
  expect((await fetch(`${server.url}/dev/mail/..%2Fsecrets.json`)).status).toBe(404)
  expect((await fetch(`${server.url}/dev/mail/missing.eml`)).status).toBe(404)
})
