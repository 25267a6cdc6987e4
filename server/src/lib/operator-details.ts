import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import type { OperatorDetail, OperatorDetails } from '@visage/contract/operator'
import { z } from 'zod'
import { ConfigError, readVariables, url, values } from './env-values.ts'
import type { Env, Variables } from './env-values.ts'

const email = z.email('is no email address, such as help@example.com.')
const variable = (name: string, schema: z.ZodType<string> = values.text) => ({ name, schema, usual: null })

/** Details that are shown as they were set. */
const TEXTS = {
  hiringEmail: variable('HIRING_EMAIL', email),
  city: variable('OPERATOR_CITY'),
  country: variable('OPERATOR_COUNTRY'),
  phone: variable('SUPPORT_PHONE', z.string().regex(/^\+?[\d ]+$/, 'is no phone number: use digits and spaces.')),
  phoneHours: variable('SUPPORT_HOURS'),
} satisfies Variables<Partial<Record<OperatorDetail, string | null>>>

const LINKS = {
  affiliateFormUrl: 'AFFILIATE_FORM_URL',
  affiliateDashboardUrl: 'AFFILIATE_DASHBOARD_URL',
  facebook: 'SOCIAL_FACEBOOK',
  linkedin: 'SOCIAL_LINKEDIN',
  instagram: 'SOCIAL_INSTAGRAM',
  whatsapp: 'SOCIAL_WHATSAPP',
  x: 'SOCIAL_X',
  youtube: 'SOCIAL_YOUTUBE',
  launchBadgeUrl: 'LAUNCH_BADGE_URL',
  toolsBadgeUrl: 'TOOLS_BADGE_URL',
} satisfies Partial<Record<OperatorDetail, string>>

/** Where pages have a badge whose file the operator named. */
export const BADGE_PATHS = { launch: '/badges/launch', tools: '/badges/tools' } as const

const BADGE_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
}

/** As what the picture of a badge is sent; undefined when it is none. */
export const badgeType = (file: string): string | undefined => BADGE_TYPES[extname(file).toLowerCase()]

/** What the pages tell of the operator, and the files of the badges on this machine. */
export type Operator = {
  details: OperatorDetails & { name: string }
  badgeFiles: { launch: string | null; tools: string | null }
}

/** Below it lies, on a machine that nobody else reaches, what stands in for the operator's pages elsewhere. */
export const ELSEWHERE_PATH = '/dev/elsewhere'

/** What a toy shows in place of details that nobody has set. */
const standIns = (publicUrl: string): OperatorDetails => ({
  supportEmail: 'support@localhost',
  hiringEmail: 'careers@localhost',
  address: 'Visage\n1 Example Road\nBengaluru 560000\nKarnataka, India',
  city: 'Bengaluru',
  country: 'India',
  phone: '+91 80 0000 0000',
  phoneHours: 'Monday to Friday, 10:00 to 18:00 India time',
  ...Object.fromEntries(Object.keys(LINKS).map((name) => [name, `${publicUrl}${ELSEWHERE_PATH}/${name}`])),
  launchBadgeImage: '/badges/example-launches.svg',
  toolsBadgeImage: '/badges/example-ai-tools.svg',
  standIn: 'yes',
})

const withoutNulls = (fields: Record<string, string | null>): OperatorDetails =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

const readBadge = (env: Env, { name, isLinked }: { name: string; isLinked: boolean }): string | null => {
  const { file } = readVariables(env, { file: { name, schema: values.path, usual: null as string | null } })
  if (isLinked !== (file !== null))
    throw new ConfigError(`${name} and ${name.replace('IMAGE', 'URL')} belong together: set both or neither.`)
  if (file !== null && (badgeType(file) === undefined || !existsSync(file)))
    throw new ConfigError(
      `${name} is "${file}": it must be the path of an SVG, PNG, WebP, JPEG or GIF of 250 by 54 pixels.`,
    )
  return file
}

type Options = { supportEmail: string | null; /** Of a toy; null for any other installation. */ toyUrl: string | null }

/** Reads what the pages tell of the operator. */
export const readOperator = (env: Env, { supportEmail, toyUrl }: Options): Operator => {
  const links = withoutNulls(
    Object.fromEntries(Object.entries(LINKS).map(([name, key]) => [name, url(env, key, ['https:', 'http:'])])),
  )
  const badgeFiles = {
    launch: readBadge(env, { name: 'LAUNCH_BADGE_IMAGE', isLinked: links.launchBadgeUrl !== undefined }),
    tools: readBadge(env, { name: 'TOOLS_BADGE_IMAGE', isLinked: links.toolsBadgeUrl !== undefined }),
  }
  const lines = (env.OPERATOR_ADDRESS ?? '').split(';').map((line) => line.trim())
  const set = {
    ...withoutNulls({ supportEmail, ...readVariables<Record<keyof typeof TEXTS, string | null>>(env, TEXTS) }),
    ...links,
    ...(env.OPERATOR_ADDRESS ? { address: lines.filter(Boolean).join('\n') } : {}),
    ...(badgeFiles.launch ? { launchBadgeImage: BADGE_PATHS.launch } : {}),
    ...(badgeFiles.tools ? { toolsBadgeImage: BADGE_PATHS.tools } : {}),
  }
  // All or nothing: a real detail beside an example would pass the example off as real.
  const shown: OperatorDetails = toyUrl && Object.keys(set).length === 0 ? standIns(toyUrl) : set
  const addressLine = shown.address?.replaceAll('\n', ', ')
  return {
    details: { name: env.OPERATOR_NAME || 'Visage', ...shown, ...(addressLine ? { addressLine } : {}) },
    badgeFiles,
  }
}
