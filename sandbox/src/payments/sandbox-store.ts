import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAYMENT_PROVIDERS } from '@visage/contract'
import type { ProviderAccounts } from '@visage/server/payment-accounts'
import type { Clock } from '@visage/server/time'
import { z } from 'zod'
import type { ZodType } from 'zod'
import type { SubscriptionUpdate } from './change-subscription.ts'
import type { PaypalKeys } from './paypal-keys.ts'
import { sandboxSubscription } from './sandbox-subscription.ts'
import type { SandboxSubscription } from './sandbox-subscription.ts'

/** What both protocols of the sandbox share. */
export type SandboxWorld = ProviderAccounts & {
  store: SandboxStore
  clock: Clock
  paypalKeys: PaypalKeys
  /** The page on which a subscription is paid. */
  checkoutUrl: (subscription: SandboxSubscription) => string
  /** The address of this sandbox itself. */
  origin: () => string
}

/** One provider's way to tell what happened. */
type DescribeUpdate = (
  world: SandboxWorld,
  subscription: SandboxSubscription,
  news: SubscriptionUpdate,
) => Change['events']

/** One provider's way to sign what it sends. */
type SignEvent = (
  world: SandboxWorld,
  event: Pick<SandboxEvent, 'id' | 'body'>,
) => Promise<Record<string, string>> | Record<string, string>

export type SandboxVoice = { tell: DescribeUpdate; sign: SignEvent }

/** News of the sandbox on its way to us; it stays until it was taken. */
const sandboxEvent = z.object({
  id: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  type: z.string(),
  body: z.string(),
  number: z.int(),
  tries: z.int(),
})
export type SandboxEvent = z.output<typeof sandboxEvent>

type Folder<Item> = {
  list(): Promise<Item[]>
  write(item: Item): Promise<void>
  remove(id: string): Promise<void>
}

/** A file may be taken away between its listing and its reading. */
const readWhenThere = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

const openFolder = <Item extends { id: string }>(dir: string, shape: ZodType<Item>): Folder<Item> => {
  const pathOf = (id: string) => join(dir, `${id}.json`)
  return {
    async list() {
      const names = (await readdir(dir)).filter((name) => name.endsWith('.json'))
      const texts = await Promise.all(names.map((name) => readWhenThere(join(dir, name))))
      return texts.filter((text) => text !== null).map((text) => shape.parse(JSON.parse(text)))
    },
    async write(item) {
      const path = pathOf(item.id)
      await writeFile(`${path}.new`, JSON.stringify(item, null, 2), { mode: 0o600 })
      await rename(`${path}.new`, path)
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  }
}

/** A change of the sandbox with the news that it makes. */
type Change = { subscription: SandboxSubscription; events: Omit<SandboxEvent, 'number' | 'tries'>[] }

type SandboxStore = {
  list: () => Promise<SandboxSubscription[]>
  find(isRight: (subscription: SandboxSubscription) => boolean): Promise<SandboxSubscription | undefined>
  /** One change after the other; news go out only once the subscription says so too. */
  change(make: () => Promise<Change | undefined>): Promise<SandboxSubscription | undefined>
  events: Folder<SandboxEvent>
}

/** Opens the files of the sandbox, which outlive the process. */
export const openSandboxStore = async (dir: string): Promise<SandboxStore> => {
  const folders = { subscriptions: join(dir, 'subscriptions'), events: join(dir, 'events') }
  await Promise.all(Object.values(folders).map((folder) => mkdir(folder, { recursive: true, mode: 0o700 })))
  const subscriptions = openFolder(folders.subscriptions, sandboxSubscription)
  const events = openFolder(folders.events, sandboxEvent)
  let lastNumber = Math.max(0, ...(await events.list()).map(({ number }) => number))
  let last: Promise<unknown> = Promise.resolve()

  const list = async () =>
    (await subscriptions.list()).toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  return {
    list,
    find: async (isRight) => (await list()).find(isRight),
    change(make) {
      const made = last.then(async () => {
        const change = await make()
        if (!change) return undefined
        await subscriptions.write(change.subscription)
        for (const event of change.events) await events.write({ ...event, number: ++lastNumber, tries: 0 })
        return change.subscription
      })
      last = made.catch(() => undefined)
      return made
    },
    events,
  }
}
