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

/** What is done to an account and its owner is told of, each with what else there is to know. */
export const NEWS = {
  'password-reset': {
    subject: 'Your Visage password was changed',
    done: 'The password of your account was changed',
    more: 'Everybody who was signed in has been signed out.',
  },
  'password-changed': {
    subject: 'Your Visage password was changed',
    done: 'The password of your account was changed by somebody who was signed in',
    more: 'Every other device has been signed out.',
  },
  'authenticator-added': {
    subject: 'Your Visage account has an authenticator app',
    done: 'An authenticator app was switched on for your account',
    more: 'Signing in asks for its codes from now on.',
  },
  'authenticator-removed': {
    subject: 'The authenticator app of your Visage account is off',
    done: 'The authenticator app of your account was switched off',
    more: 'Signing in asks for its codes no longer.',
  },
  'passkey-added': {
    subject: 'Your Visage account has a new passkey',
    done: 'A passkey was added to your account',
    more: 'It can be used as the second step of signing in.',
  },
  'passkey-removed': {
    subject: 'A passkey of your Visage account was removed',
    done: 'A passkey was removed from your account',
    more: 'It can no longer be used to sign in.',
  },
  'recovery-codes-renewed': {
    subject: 'Your Visage account has new recovery codes',
    done: 'New recovery codes were made for your account',
    more: 'Those from before no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code of your Visage account was used',
    done: 'A recovery code of your account was used',
    more: 'It does not work again. Make new ones in your profile before you run out of them.',
  },
  'proofs-failed': {
    subject: 'Wrong tries at your Visage account',
    done: 'Somebody who has come past the first step entered a wrong password or code for your account several times, last',
    more: 'They were not let any further.',
  },
} as const

export type News = keyof typeof NEWS

/** The mail about something that was done to an account. */
export const renderNewsMail = ({ to, news, at }: { to: string; news: News; at: Date }): Promise<Mail> => {
  const { subject, done, more } = NEWS[news]
  const told = `${done} on ${formatTimestamp(at)}.`
  return renderMail({
    to,
    subject,
    preview: told,
    heading: subject,
    body: createElement(Text, { style: styles.text }, `${told} ${more}`),
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
  proof: {
    subject: 'Your Visage confirmation code',
    heading: 'Is it you?',
    intro: 'Enter this code to confirm that it is you who is changing something about your account.',
    footer:
      'It counts only where you are signed in already. If you did not ask for it, somebody else is signed in to your account: set a new password at once.',
  },
  admin: {
    subject: 'Your Visage admin code',
    heading: 'Set up your second factor',
    intro: 'Enter this code to set up the second factor that opens the admin area of Visage.',
    footer:
      'It counts only where you are signed in already. If you did not ask for it, somebody else is signed in to your account: set a new password at once.',
  },
} as const

type SignUp = { at: Date; country: string | null }

type Options = {
  to: string
  purpose: keyof typeof COPY
  code: string
  /** What does the same as the code when it is opened. */
  link?: string | undefined
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
export const renderCodeMail = ({
  to,
  purpose,
  code,
  link,
  askedAt,
  signUps,
  lifetimeMinutes,
}: Options): Promise<Mail> => {
  const { subject, heading, intro, footer } = COPY[purpose]
  const validity = `It works once and for ${lifetimeMinutes} minutes.`
  const body = createElement(
    Fragment,
    null,
    line(intro),
    createElement(Text, { style: styles.code }, code),
    link === undefined
      ? null
      : createElement(Text, { style: styles.text }, 'Or open this link: ', createElement('a', { href: link }, link)),
    line(link === undefined ? validity : `${validity} What you use of the two ends the other.`),
    line(`Asked for on ${formatTimestamp(askedAt)}.`),
    describeSignUps(signUps).map(line),
  )
  return renderMail({ to, subject, preview: `${code} is your code. ${validity}`, heading, body, footer })
}
