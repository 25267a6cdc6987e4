import { Text } from '@react-email/text'
import { createElement, Fragment } from 'react'
import { formatTimestamp } from '../../../lib/time.ts'
import type { Mail } from '../mailer.ts'
import { renderMail, styles } from './render-mail.ts'

/** The mail that confirms the end of an account. */
export const renderDeletionConfirmationMail = ({ to, deletedAt }: { to: string; deletedAt: Date }): Promise<Mail> => {
  const done = `Your account was deleted on ${formatTimestamp(deletedAt)}, with everything you made and all of its files.`
  return renderMail({
    to,
    subject: 'Your Visage account is deleted',
    preview: done,
    heading: 'Your account is deleted',
    body: createElement(Text, { style: styles.text }, `${done} Nothing of it can be brought back.`),
    footer:
      'You are welcome to start over with this address at any time. If you did not delete the account, somebody had your password: change it wherever else you use it.',
  })
}

const notYou =
  'If this was not you, set a new password at once with “Forgot Password” on the sign-in page: that signs everybody out.'

/** The mail about a sign-in on a device that has not signed in before. */
export const renderNewDeviceMail = (signIn: {
  to: string
  at: Date
  device: string
  country: string | null
}): Promise<Mail> => {
  const { to, at, device, country } = signIn
  const done = `Somebody signed in to your account on ${formatTimestamp(at)} with ${device}${country ? ` from ${country}` : ''}.`
  return renderMail({
    to,
    subject: 'New sign-in to your Visage account',
    preview: done,
    heading: 'A new device signed in',
    body: createElement(Text, { style: styles.text }, `${done} It has not signed in before.`),
    footer: `If this was you, there is nothing to do. ${notYou}`,
  })
}

/** The mail about a new password. */
export const renderNewPasswordMail = ({ to, at }: { to: string; at: Date }): Promise<Mail> => {
  const done = `The password of your account was changed on ${formatTimestamp(at)}.`
  return renderMail({
    to,
    subject: 'Your Visage password was changed',
    preview: done,
    heading: 'Your password was changed',
    body: createElement(Text, { style: styles.text }, `${done} Everybody who was signed in has been signed out.`),
    footer: `If this was you, there is nothing to do. ${notYou}`,
  })
}

const COPY = {
  verify: {
    subject: 'Your Visage verification code',
    heading: 'Verify your email',
    intro: 'Enter this code to verify your address and start creating.',
    footer:
      'Enter it only if you signed up yourself. If you did not, ignore this mail: no account opens without the code.',
  },
  reset: {
    subject: 'Your Visage password code',
    heading: 'Set a new password',
    intro: 'Enter this code to choose a new password for your account.',
    footer:
      'We never ask for this code ourselves, so give it to nobody. If you did not ask for it, ignore this mail: your password stays as it is.',
  },
  admin: {
    subject: 'Your Visage admin code',
    heading: 'Open the admin area',
    intro: 'Enter this code to open the admin area of Visage.',
    footer:
      'It opens the admin area only where you are signed in already. If you did not ask for it, somebody else is signed in to your account: set a new password at once.',
  },
} as const

type SignUp = { at: Date; country: string | null }

type Options = {
  to: string
  purpose: keyof typeof COPY
  code: string
  askedAt: Date
  /** The sign-ups that the code may end, newest first. */
  signUps: readonly SignUp[]
  lifetimeMinutes: number
}

const describeSignUps = (signUps: readonly SignUp[]): string[] => {
  const lines = signUps.map(
    ({ at, country }) => `Signed up on ${formatTimestamp(at)}${country ? ` from ${country}` : ''}.`,
  )
  return lines.length > 1 ? ['Somebody else may have typed your address, too:', ...lines] : lines
}

const line = (text: string) => createElement(Text, { key: text, style: styles.text }, text)

/** The mail with a six-digit code. It holds nothing that a stranger could have typed, such as a name. */
export const renderCodeMail = ({ to, purpose, code, askedAt, signUps, lifetimeMinutes }: Options): Promise<Mail> => {
  const { subject, heading, intro, footer } = COPY[purpose]
  const validity = `It works once and for ${lifetimeMinutes} minutes.`
  const body = createElement(
    Fragment,
    null,
    line(intro),
    createElement(Text, { style: styles.code }, code),
    line(validity),
    line(`Asked for on ${formatTimestamp(askedAt)}.`),
    describeSignUps(signUps).map(line),
  )
  return renderMail({ to, subject, preview: `${code} is your code. ${validity}`, heading, body, footer })
}
