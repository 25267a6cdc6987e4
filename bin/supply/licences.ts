import { matchesGlob } from 'node:path'
import satisfies from 'spdx-satisfies'
import { z } from 'zod'

/** Ask for no more than that their notice is kept. Fonts and data have some of their own. */
const PERMISSIVE =
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-3.0 CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 OFL-1.1 PSF-2.0 Python-2.0 Unlicense'.split(
    ' ',
  )

const lockEntry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})
export const lockFile = z.object({ packages: z.record(z.string(), lockEntry) })
type Lock = z.infer<typeof lockFile>

export const acceptedLicences = z.object({
  labels: z.array(z.strictObject({ packages: z.string(), licence: z.string(), why: z.string().min(20) })),
  licences: z.array(
    z.strictObject({
      packages: z.string(),
      licence: z.string(),
      since: z.iso.date(),
      why: z.string().min(20),
      /** A workspace that pages share needs it, but nothing of what pages import does: the import rules hold that. */
      serverOnly: z.literal(true).optional(),
    }),
  ),
})
type Accepted = z.infer<typeof acceptedLicences>

const nameAt = (place: string): string => place.split('node_modules/').at(-1) ?? place

/** Where Node finds a package that the one at `place` asks for: beside it, or beside one around it. */
const findPlace = ({ packages }: Lock, { place, name }: { place: string; name: string }): string | undefined => {
  for (let at = place; ; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '') {
    const found = `${at && `${at}/`}node_modules/${name}`
    if (found in packages) return found
    if (at === '') return undefined
  }
}

/** Places of all that a workspace needs at run time, with what that needs. */
const listNeeds = (lock: Lock, workspace: string): Set<string> => {
  const needs = new Set<string>()
  const add = (place: string): void => {
    const entry = lock.packages[place]
    for (const name of Object.keys({ ...entry?.dependencies, ...entry?.optionalDependencies })) {
      const found = findPlace(lock, { place, name })
      if (found === undefined || needs.has(found)) continue
      needs.add(found)
      add(lock.packages[found]?.link === true ? name.replace('@visage/', '') : found)
    }
  }
  add(workspace)
  return needs
}

const isWithin = (licence: string, allowed: readonly string[]): boolean => {
  try {
    return satisfies(licence, [...allowed])
  } catch {
    return false
  }
}

/**
 * A sentence for every package whose licence asks for more than its notice, and that nobody has accepted. What is sent to
 * visitors may hold none of them, accepted or not: serving pages hands on copies.
 */
export const checkLicences = (lock: Lock, accepted: Accepted): string[] => {
  const sent = listNeeds(lock, 'web')
  const used = new Set<object>()
  const faults: string[] = []
  for (const [place, { license, link, version }] of Object.entries(lock.packages)) {
    if (!place.includes('node_modules/') || link) continue
    const name = nameAt(place)
    const label = accepted.labels.find(({ packages }) => matchesGlob(name, packages))
    const licence = label?.licence ?? license ?? 'no licence'
    if (label) used.add(label)
    if (isWithin(licence, PERMISSIVE)) continue
    const pardons = accepted.licences.filter(({ packages }) => matchesGlob(name, packages))
    const isAccepted = isWithin(licence, [...PERMISSIVE, ...pardons.map((pardon) => pardon.licence)])
    for (const pardon of isAccepted ? pardons : []) used.add(pardon)
    const isServerOnly = pardons.length > 0 && pardons.every(({ serverOnly }) => serverOnly)
    if (sent.has(place) && !isServerOnly)
      faults.push(`${name}@${version} is sent to visitors and comes under ${licence}.`)
    else if (!isAccepted) faults.push(`${name}@${version} comes under ${licence}, which nobody has accepted.`)
  }
  const idle = [...accepted.labels, ...accepted.licences].filter((entry) => !used.has(entry))
  return [...faults, ...idle.map(({ packages }) => `${packages} needs no entry any more: take it out.`)]
}
