import { describe, expect, test } from 'vitest'
import { renderCodeMail, renderDeletionConfirmationMail } from './account-mails.ts'

test('says in both bodies what is gone, when, and what to do when it was somebody else', async () => {
  const mail = await renderDeletionConfirmationMail({
    to: 'ada@example.com',
    deletedAt: new Date('2026-03-01T22:05:30Z'),
  })
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Your Visage account is deleted' })
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain('deleted on March 1, 2026 at 22:05 UTC')
    expect(body).toContain('If you did not delete the account')
  }
})

const askedAt = new Date('2026-03-01T09:05:30Z')

describe.each(['verify', 'reset'] as const)('the mail with a %s code', (purpose) => {
  const render = () =>
    renderCodeMail({ to: 'ada@example.com', purpose, code: '048213', askedAt, signUps: [], lifetimeMinutes: 10 })

  test('says the same in both bodies, with the code in one piece', async () => {
    const { to, subject, html, text } = await render()
    expect(to).toBe('ada@example.com')
    expect(subject).toMatch(/^Your Visage .* code$/)
    for (const body of [html, text]) {
      expect(body).toContain('048213')
      expect(body).toContain('It works once and for 10 minutes.')
      expect(body).toContain('Asked for on March 1, 2026 at 09:05 UTC.')
    }
    expect(text.split('\n')).toContain('048213')
    expect(text).not.toMatch(/<|&\w+;/)
  })

  test('names its language, has one heading and loads nothing from anywhere', async () => {
    const { html } = await render()
    expect(html).toContain('lang="en"')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i)
    const tables = html.match(/<table/g) ?? []
    expect(html.match(/role="presentation"/g)).toHaveLength(tables.length)
  })
})

test('the two mails cannot be taken for each other', async () => {
  const options = { to: 'ada@example.com', code: '048213', askedAt, signUps: [], lifetimeMinutes: 10 }
  const [verify, reset] = await Promise.all([
    renderCodeMail({ ...options, purpose: 'verify' }),
    renderCodeMail({ ...options, purpose: 'reset' }),
  ])
  expect(verify.subject).not.toBe(reset.subject)
  expect(verify.text).not.toContain('password')
  expect(reset.text).toContain('password')
})

test('names when and from where somebody signed up, and warns when there were several', async () => {
  const options = { to: 'ada@example.com', purpose: 'verify', code: '048213', askedAt, lifetimeMinutes: 10 } as const
  const own = { at: new Date('2026-03-01T09:05:00Z'), country: 'India' }
  const other = { at: new Date('2026-03-01T08:00:00Z'), country: null }
  const alone = await renderCodeMail({ ...options, signUps: [own] })
  expect(alone.text).toContain('Signed up on March 1, 2026 at 09:05 UTC from India.')
  expect(alone.text).not.toContain('Somebody else')
  const several = await renderCodeMail({ ...options, signUps: [own, other] })
  expect(several.text).toContain('Somebody else may have typed your address, too:')
  expect(several.text).toContain('Signed up on March 1, 2026 at 08:00 UTC.')
})
