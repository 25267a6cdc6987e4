import type { contract } from '@visage/contract'
import { COUNTRY_NAMES } from '../adapters/geo/countries.ts'
import { Repeated } from '../calls/answers.ts'
import type { Handlers } from '../calls/handlers.ts'
import type { Context } from '../program/context.ts'
import { plainIp } from '../lib/ip-addresses.ts'
import { findCountry } from './find-country.ts'
import { sendContactMessage, sendFeedback } from './inbox.ts'
import { joinNewsletter } from './newsletter.ts'
import { readSettings } from './read-settings.ts'
import { verifyFile } from './verify-file.ts'

export const siteRoutes = (ctx: Context): Handlers<typeof contract.site> => ({
  readSettings: async () => readSettings(ctx),
  findIpAddress: async ({ ip }) => ({ ip_address: plainIp(ip) }),
  findCountry: ({ body }) => findCountry(ctx, { ip: body.ip_address }),
  listCountries: async () => COUNTRY_NAMES,
  joinNewsletter: async ({ body, ip }) =>
    (await joinNewsletter(ctx, { email: body.email, ip }))
      ? { message: 'Successfully joined our community' }
      : new Repeated({ message: 'You are already part of our community' }),
  sendContactMessage: ({ body, ip }) => sendContactMessage(ctx, { ...body, ip }),
})

export const feedbackRoutes = (ctx: Context): Handlers<typeof contract.feedback> => ({
  sendFeedback: ({ body, caller }) =>
    sendFeedback(ctx, { userId: caller.userId, rating: body.rating, description: body.description }),
})

export const provenanceRoutes = (ctx: Context): Handlers<typeof contract.provenance> => ({
  verifyFile: ({ file, signal }) => verifyFile(ctx, { path: file.path, signal }),
})
