import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listOutbox } from '../../adapters/mail/outbox/outbox.ts'
import { signUps, users } from '../../db/schema.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { deleteExpired } from '../jobs.ts'
import { drainMails } from '../testing/drain-mails.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { createVisitor } from '../testing/visitor.ts'
import type { Visitor } from '../testing/visitor.ts'

let server: TestServer

const minuteMs = 60_000
const strangersPassword = 'known to a stranger'

const verify = (visitor: Visitor, otp: string) => visitor.post('/verify_otp/', { email: visitor.email, otp })

/** The owner of an address, and a stranger who signs up with it from elsewhere. */
const meet = () => {
  const owner = createVisitor(server)
  const stranger = createVisitor(server, { email: owner.email })
  return {
    owner,
    stranger,
    ownerSignsUp: async () => {
      server.clock.advance(minuteMs)
      expect((await owner.createAccount({ name: 'Olive Owner' })).status).toBe(201)
      await drainMails(server)
    },
    strangerSignsUp: async () => {
      server.clock.advance(minuteMs)
      const answer = await stranger.createAccount({ name: 'Sam Stranger', password: strangersPassword })
      expect(answer.status).toBe(201)
      await drainMails(server)
    },
  }
}

onEachDatabase(
  (opened) => (server = opened),
  () => {
    test('a stranger who signs up first gains nothing', async () => {
      const { owner, stranger, ownerSignsUp, strangerSignsUp } = meet()
      await strangerSignsUp()
      await ownerSignsUp()
      expect((await verify(owner, await owner.readCode(1))).body.profile.name).toBe('Olive Owner')
      expect((await stranger.signIn(strangersPassword)).body.code).toBe('wrong_password')
      expect((await owner.signIn()).status).toBe(200)
    })

    test('a stranger who signs up last gains nothing, even when the owner enters the code of that', async () => {
      const { owner, stranger, ownerSignsUp, strangerSignsUp } = meet()
      await ownerSignsUp()
      await strangerSignsUp()
      const verified = await verify(owner, await owner.readCode(1))
      expect(verified.status).toBe(200)
      expect(verified.body.profile.name).toBe('Olive Owner')
      expect((await stranger.signIn(strangersPassword)).body.code).toBe('wrong_password')
      expect((await owner.signIn()).status).toBe(200)
    })

    test('a resent code keeps the password of who enters it', async () => {
      const { owner, stranger, ownerSignsUp, strangerSignsUp } = meet()
      await ownerSignsUp()
      await strangerSignsUp()
      server.clock.advance(minuteMs)
      await owner.post('/send_otp/', { email: owner.email })
      expect((await verify(owner, await owner.readCode(2))).status).toBe(200)
      expect((await stranger.signIn(strangersPassword)).body.code).toBe('wrong_password')
      expect((await owner.signIn()).status).toBe(200)
    })

    test('when nobody can tell whose sign-up was whose, no password opens the account until one is set', async () => {
      const { owner, stranger, ownerSignsUp, strangerSignsUp } = meet()
      await ownerSignsUp()
      await strangerSignsUp()
      const moved = createVisitor(server, { email: owner.email })
      expect((await verify(moved, await owner.readCode(1))).body.has_password).toBe(false)
      expect((await stranger.signIn(strangersPassword)).body.code).toBe('wrong_password')
      expect((await owner.signIn()).body.code).toBe('wrong_password')
      server.clock.advance(minuteMs)
      await moved.post('/send_otp/', { email: owner.email })
      const otp = await owner.readCode(2)
      const { access } = (await moved.post('/verify_otp_for_forget/', { email: owner.email, otp })).body
      const body = { email: owner.email, new_password: owner.password }
      expect((await moved.post('/forgot_password/', body, { token: access })).status).toBe(200)
      expect((await owner.signIn()).status).toBe(200)
    })

    test('an owner alone may change networks between the sign-up and the code', async () => {
      const { owner, ownerSignsUp } = meet()
      await ownerSignsUp()
      const moved = createVisitor(server, { email: owner.email })
      expect((await verify(moved, await owner.readCode())).body.has_password).toBe(true)
      expect((await moved.signIn()).status).toBe(200)
    })

    // Proves: strangers-share-one-address
    test('behind one shared address a stranger who signs up last neither takes nor spoils the account', async () => {
      const owner = createVisitor(server)
      const stranger = createVisitor(server, { email: owner.email, ip: owner.ip })
      await owner.createAccount({ name: 'Olive Owner' })
      await drainMails(server)
      server.clock.advance(minuteMs)
      await stranger.createAccount({ name: 'Sam Stranger', password: strangersPassword })
      await drainMails(server)
      const verified = await verify(owner, await owner.readCode(1))
      expect(verified.body).toMatchObject({ profile: { name: 'Olive Owner' }, has_password: true })
      expect((await stranger.signIn(strangersPassword)).body.code).toBe('wrong_password')
      expect((await owner.signIn()).status).toBe(200)
    })

    test('behind one shared address a device that made none of two sign-ups opens the account without a password', async () => {
      const owner = createVisitor(server)
      await owner.createAccount()
      await drainMails(server)
      server.clock.advance(minuteMs)
      await createVisitor(server, owner).createAccount({ password: strangersPassword })
      await drainMails(server)
      const phone = createVisitor(server, owner)
      expect((await verify(phone, await owner.readCode(1))).body.has_password).toBe(false)
      expect((await owner.signIn(strangersPassword)).body.code).toBe('wrong_password')
    })

    test('a sign-up begun anew on the same device replaces the one before', async () => {
      const owner = createVisitor(server)
      await owner.createAccount({ password: 'the first thought' })
      await drainMails(server)
      server.clock.advance(minuteMs)
      await owner.createAccount()
      expect((await verify(owner, await owner.readCode(1))).body.has_password).toBe(true)
      expect((await owner.signIn()).status).toBe(200)
    })

    test('before the verification each signs in with the own password and with no other', async () => {
      const { owner, stranger, ownerSignsUp, strangerSignsUp } = meet()
      await ownerSignsUp()
      await strangerSignsUp()
      expect((await owner.signIn()).body.code).toBe('email_not_verified')
      expect((await owner.signIn(strangersPassword)).body.code).toBe('wrong_password')
      expect((await stranger.signIn(strangersPassword)).body.code).toBe('email_not_verified')
    })

    test('verifying leaves no password of a stranger behind', async () => {
      const { owner, ownerSignsUp, strangerSignsUp } = meet()
      await ownerSignsUp()
      await strangerSignsUp()
      const { user_id: userId } = (await verify(owner, await owner.readCode(1))).body.profile
      expect(await server.ctx.db.$count(signUps, eq(signUps.userId, userId))).toBe(0)
    })

    test('the mail says when and from which country somebody signed up', async () => {
      const owner = createVisitor(server, { ip: '49.36.1.1' })
      const stranger = createVisitor(server, { email: owner.email, ip: '2001:4860:4860::8888' })
      await owner.createAccount()
      await owner.readCode()
      server.clock.advance(minuteMs)
      await stranger.createAccount()
      await owner.readCode(1)
      const { mail } = server.ctx.config
      const kept = mail.kind === 'outbox' ? await listOutbox(mail.dir) : []
      const [second, first] = kept.filter(({ to }) => to === owner.email)
      expect(first?.text).toContain(' from India.')
      expect(first?.text).not.toContain('Somebody else may have typed your address')
      expect(second?.text).toMatch(/Somebody else may have typed your address.*from United States.*from India/s)
    })

    test('an address that nobody verifies is forgotten a week after the last sign-up', async () => {
      const { owner, ownerSignsUp, strangerSignsUp } = meet()
      const count = () => server.ctx.db.$count(users, eq(users.email, owner.email))
      const day = 24 * 60 * minuteMs
      await strangerSignsUp()
      server.clock.advance(5 * day)
      await ownerSignsUp()
      server.clock.advance(5 * day)
      await deleteExpired(server.ctx, server.clock.now())
      expect(await count()).toBe(1)
      server.clock.advance(2.1 * day)
      await deleteExpired(server.ctx, server.clock.now())
      expect(await count()).toBe(0)
      const verified = createVisitor(server)
      await verified.signUp()
      server.clock.advance(8 * day)
      await deleteExpired(server.ctx, server.clock.now())
      expect((await verified.signIn()).status).toBe(200)
    })
  },
)
