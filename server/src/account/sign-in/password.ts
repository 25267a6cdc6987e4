import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { AppError, fieldError } from '../../lib/app-error.ts'
import { dayMs, hourMs } from '../../lib/time.ts'
import { whenWanted } from '../../lib/when-wanted.ts'
import { clientNetwork } from '../limits/client-network.ts'
import type { AttemptLimit } from '../limits/limit-attempts.ts'

const quarterHourMs = 15 * 60 * 1000
/** Whoever goes on failing waits longer each time. */
const windows = [
  { max: 10, withinMs: quarterHourMs },
  { max: 20, withinMs: 3 * hourMs },
  { max: 40, withinMs: dayMs },
]
const networkWindows = [
  { max: 60, withinMs: quarterHourMs },
  { max: 300, withinMs: dayMs },
]

/** How often one client may fail to sign in to one address. */
export const signInLimit = ({ email, ip }: { email: string; ip: string }): AttemptLimit => ({
  key: `sign-in:${email}:${clientNetwork(ip)}`,
  windows,
})

/** How often one device of an owner may fail: strangers in its network, or who try the address, do not count. */
export const ownDeviceLimit = (email: string, deviceHash: string): AttemptLimit => ({
  key: `sign-in:${email}:${deviceHash}`,
  windows,
})

/** How often one client may fail to sign in to any address: many people behind one network seldom do. */
export const signInFromLimit = (ip: string): AttemptLimit => ({
  key: `sign-in-from:${clientNetwork(ip)}`,
  windows: networkWindows,
})

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards write the same letters in different ways; they are one password. */
const inOneForm = (password: string): string => password.normalize('NFKC')

/** Each hash takes a core and 19 MiB for a while, so few are made at once, and not without end. */
const hashing = new PQueue({ concurrency: 2 })
const mostWaiting = 200

const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (hashing.size >= mostWaiting) throw new AppError('unavailable')
  return hashing.add(work)
}

const openWellKnown = whenWanted(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
})
/** Words of this site, which are tried here before others, as they are or with digits and signs between and around them. */
const OWN_WORDS: ReadonlySet<string> = new Set(['visage', 'visageai', 'influencer', 'virtualinfluencer'])

/** Refuses what is tried first because many people use it, in whatever case it is written. */
const refuseWellKnown = async (field: string, password: string): Promise<void> => {
  const tried = inOneForm(password).toLowerCase()
  const wellKnown = await openWellKnown()
  if (wellKnown.has(tried) || OWN_WORDS.has(tried.replaceAll(/[^a-z]/g, '')))
    throw fieldError(field, 'Many people use this password, so it is tried first. Please choose another one.')
}

/** The hash of a password that is being set; throws when it is one of those that everybody tries. */
export const hashNewPassword = async (password: string, field = 'password'): Promise<string> => {
  await refuseWellKnown(field, password)
  return hashPassword(password)
}

const hashPassword = (password: string): Promise<string> => inTurn(() => hash(inOneForm(password), options))

/** What each hash says of how it was made, before its salt. */
const madeLikeThis = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`

/** The hash of a password that was right, made anew where the earlier one was made in another way. */
export const renewHash = (passwordHash: string, password: string): Promise<string> =>
  passwordHash.startsWith(madeLikeThis) ? Promise.resolve(passwordHash) : hashPassword(password)

export const matchesPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(passwordHash, inOneForm(password)))
