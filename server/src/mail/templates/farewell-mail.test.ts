import { expect, test } from 'vitest'
import { renderFarewellMail } from './farewell-mail.ts'

test('says in both bodies what is gone, when, and what to do when it was somebody else', async () => {
  const mail = await renderFarewellMail({ to: 'ada@example.com', deletedAt: new Date('2026-03-01T22:05:30Z') })
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Your Visage account is deleted' })
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain('deleted on March 1, 2026 at 22:05 UTC')
    expect(body).toContain('If you did not delete the account')
  }
})
