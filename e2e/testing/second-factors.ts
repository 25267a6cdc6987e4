import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { enterCode } from './person.ts'

const stepMs = 30_000

/** The code that an app shows, now or so many half minutes later: none is taken twice, and nobody waits for the next. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * stepMs })

/** Goes through setting up an authenticator app, up to its recovery codes; answers its secret. */
export const setUpAppByHand = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Show the secret' }).click()
  const field = page.getByRole('textbox', { name: 'Secret' })
  await expect(field).toHaveValue(/^[A-Z2-7]{32}$/)
  const secret = await field.inputValue()
  await expect(page.getByRole('figure', { name: 'The secret as a QR code' })).toBeVisible()
  await enterCode(page, codeOf(secret))
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expect(page.getByRole('button', { name: 'I have kept them' })).toBeVisible()
  return secret
}

/** Gives the browser a device that keeps passkeys and lets its person in without asking. */
export const addVirtualAuthenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
