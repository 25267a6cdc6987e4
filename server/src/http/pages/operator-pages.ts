import { readFile } from 'node:fs/promises'
import { OPERATOR_DETAILS, operatorToken } from '@visage/contract/operator'
import type { OperatorDetail, OperatorDetails } from '@visage/contract/operator'
import type { FastifyInstance } from 'fastify'
import { html } from '../../lib/html.ts'
import { BADGE_PATHS, badgeType } from '../../lib/operator-details.ts'
import type { Operator } from '../../lib/operator-details.ts'

const escape = (value: string): string => html`${value}`.toString()

/** Where the element ends that begins at an index, whatever elements of its name are in it. */
const endOfElement = (page: string, start: number, name: string): number => {
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g')
  tags.lastIndex = start
  let depth = 0
  for (let tag = tags.exec(page); tag; tag = tags.exec(page)) {
    depth += tag[1] === '/' ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
  throw new Error(`An element <${name}> of a page has no end.`)
}

const marked = /<([a-z]\w*)\b[^>]*? data-(given|lacking)="(\w+)"[^>]*>/

/** Takes out what is for a detail that is not set, and what stands in its place where it is. */
const dropUnset = (page: string, details: OperatorDetails): string => {
  let kept = ''
  let rest = page
  for (let found = marked.exec(rest); found; found = marked.exec(rest)) {
    const [tag, name = '', sort, detail] = found
    const stays = (details[detail as OperatorDetail] !== undefined) === (sort === 'given')
    kept += rest.slice(0, found.index) + (stays ? tag : '')
    rest = rest.slice(stays ? found.index + tag.length : endOfElement(rest, found.index, name))
  }
  return kept + rest
}

const tokens = new RegExp(OPERATOR_DETAILS.map(operatorToken).join('|'), 'g')
const fill = (text: string, details: OperatorDetails, write: (value: string) => string): string =>
  text.replace(tokens, (token) => write(details[token.slice(2, -2) as OperatorDetail] ?? ''))

/** A value of structured data with details in place of tokens; undefined when all of it is of details that are not set. */
const fillData = (value: unknown, details: OperatorDetails): unknown => {
  if (typeof value === 'string') {
    const isLacking = value.match(tokens)?.some((token) => !details[token.slice(2, -2) as OperatorDetail])
    return isLacking ? undefined : fill(value, details, String)
  }
  if (Array.isArray(value)) return value.map((part) => fillData(part, details)).filter((part) => part !== undefined)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, part]) => [name, fillData(part, details)] as const)
  const left = fields.filter(([, part]) => part !== undefined)
  const isEmptied = left.length < fields.length && left.every(([name]) => name.startsWith('@'))
  return isEmptied ? undefined : Object.fromEntries(left)
}

const structured = /(<script type="application\/ld\+json">)([\s\S]*?)(<\/script>)/g

/** A page of the build as this operator's: their details in it, nothing of what they have not set. */
export const fillOperator = (page: string, details: OperatorDetails): string => {
  const withData = page.replace(structured, (_all, open: string, data: string, close: string) => {
    const filled = JSON.stringify(fillData(JSON.parse(data), details))
    return `${open}${filled.replaceAll('<', String.raw`\u003c`)}${close}`
  })
  const filled = fill(dropUnset(withData, details), details, escape)
  return filled.replace('<html', () => `<html data-operator="${escape(JSON.stringify(details))}"`)
}

/** Serves the badges from this site: pages load nothing from elsewhere. */
export const serveBadges = async (app: FastifyInstance, { badgeFiles }: Operator): Promise<void> => {
  for (const badge of ['launch', 'tools'] as const) {
    const file = badgeFiles[badge]
    if (file === null) continue
    const picture = await readFile(file)
    app.get(BADGE_PATHS[badge], (_request, reply) =>
      reply
        .type(badgeType(file) ?? '')
        .header('cache-control', 'public, max-age=3600')
        .send(picture),
    )
  }
}
