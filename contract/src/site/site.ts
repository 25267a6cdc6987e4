import { z } from 'zod'
import { email, emailWith, message, text } from '../fields.ts'
import { KIND_NAMES } from '../generation/kinds/kinds.ts'
import { defineResource } from '../route.ts'

const route = defineResource({ tag: 'Site', access: 'public' })

export const MAX_CONTACT_MESSAGE_LENGTH = 5000
export const MESSAGE_TAKEN = 'Thanks for contacting us'

export const siteSettings = z.object({
  /** The engine that serves each kind; a kind without one is not offered. */
  engines: z.partialRecord(z.enum(KIND_NAMES), z.string()),
  block_devtools: z.boolean(),
  /** Where mails can be read on this machine, outside production only. */
  mail_preview_path: z.string().nullable(),
  /** The address that answers people, or null when the operator has set none. */
  support_email: z.string().nullable(),
  /**
   * How to sign in with Google, or null where that is off: send the browser to `authorize_url` with `client_id`,
   * `redirect_uri`, `response_type=token`, `scope=openid email profile` and a random `state`; it comes back with
   * `access_token` and `state`, or `error`, in the fragment. `userinfo_url` answers `email` and `name` to its bearer.
   */
  google: z
    .object({
      client_id: z.string(),
      authorize_url: z.string(),
      userinfo_url: z.string(),
      /** Whether a page of this machine stands in for Google, which the button has to say. */
      is_stand_in: z.boolean(),
    })
    .nullable(),
})
export type SiteSettings = z.output<typeof siteSettings>

export const readSettings = route('GET /settings', {
  summary: 'What this installation offers',
  output: siteSettings,
})

export const findIpAddress = route('GET /find_ip_add/', {
  summary: "The visitor's IP address as the server sees it",
  output: z.object({ ip_address: z.string() }),
})

const ipMessage = 'Please send an IP address.'

export const findCountry = route('POST /get_country_name/', {
  summary: 'The country of an IP address, from data on this server',
  body: z.strictObject({
    ip_address: text(ipMessage, 45).refine(
      (value) => z.ipv4().safeParse(value).success || z.ipv6().safeParse(value).success,
      ipMessage,
    ),
  }),
  output: z.object({
    /** English name, or null for an address of no country, such as a private one. */
    country: z.string().nullable(),
    /** ISO 3166-1 alpha-2, or null. */
    country_code: z.string().nullable(),
  }),
})

export const listCountries = route('GET /get_contry_code', {
  summary: 'English country names by ISO 3166-1 alpha-2 code, sorted by name',
  output: z.record(z.string(), z.string()),
})

export const NEWSLETTER_MISSING = 'Please enter a valid email address'

export const joinNewsletter = route('POST /news_letter/', {
  summary: 'Join the newsletter: 201 the first time, 200 for an address that is on it',
  body: z.strictObject({ email: emailWith({ missing: NEWSLETTER_MISSING, invalid: NEWSLETTER_MISSING }) }),
  output: message,
  status: 201,
  statusWhenRepeated: 200,
})

export const sendContactMessage = route('POST /contact-us/', {
  summary: 'Write to the people behind this site',
  body: z.strictObject({
    name: text('Name is required.', 100),
    email,
    message: text('Message is required.', MAX_CONTACT_MESSAGE_LENGTH),
  }),
  output: message,
})
