import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { ScannerUnavailableError } from '../adapters/scanner/open-scanner.ts'
import type { Context } from '../program/context.ts'
import { AppError } from '../lib/app-error.ts'
import { logSecurity } from '../lib/security-log.ts'
import { createNameFinder } from './blocked-names.ts'
import type { Breach } from './policy/moderation.ts'
import { readWords } from './policy/read-words.ts'
import { findRefusalOf, saveRefusal, listNames } from './store.ts'

type TextsToCheck = { userId: string; kind: string; texts: readonly string[] }

const hashOf = (texts: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(texts.map((text) => readWords(text).map(([word]) => word))))
    .digest('hex')

const findNameBreach = async ({ db, moderation }: Context, texts: readonly string[]): Promise<Breach | undefined> => {
  const listed = await listNames(db)
  const find = createNameFinder([...moderation.blockedNames, ...listed.map(({ name }) => name)])
  const name = texts.map(find).find((found) => found !== undefined)
  return name === undefined
    ? undefined
    : {
        rule: 'blocked-name',
        reason: `${name} may not be used here: this person, or who speaks for them, has objected.`,
      }
}

const refuse = async (ctx: Context, { userId, kind, texts }: TextsToCheck, { rule, reason }: Breach): Promise<void> => {
  const textHash = hashOf(texts)
  const earlier = await findRefusalOf(ctx.db, { userId, textHash })
  if (earlier?.state === 'allowed') return
  const now = ctx.clock.now()
  const kept = await saveRefusal(ctx.db, {
    id: randomUUID(),
    userId,
    kind,
    rule,
    reason,
    texts: [...texts],
    textHash,
    createdAt: now,
    lastAt: now,
  })
  throw new AppError('content_refused', `${reason} Nothing was charged.`, { details: { refusal_id: kept.id } })
}

/**
 * Refuses what the policy or the list of blocked names does not allow, keeps that it was refused, and throws
 * `content_refused` with the reason. What the operator allowed this person on appeal passes.
 */
export const moderate = async (ctx: Context, wanted: TextsToCheck): Promise<void> => {
  if (wanted.texts.length === 0) return
  const breach = ctx.moderation.findBreach(wanted.texts) ?? (await findNameBreach(ctx, wanted.texts))
  if (breach) await refuse(ctx, wanted, breach)
}

/** Bytes, or a file on this machine. */
type File = Uint8Array | { path: string }

const digest = async (file: File): Promise<string> => {
  const hash = createHash('sha256')
  if (file instanceof Uint8Array) return hash.update(file).digest('hex')
  for await (const chunk of createReadStream(file.path)) hash.update(chunk)
  return hash.digest('hex')
}

/** Refuses a file that the operator's scanner knows as harmful, and any while the scanner does not answer. */
const scan = async (ctx: Context, userId: string, file: File): Promise<void> => {
  if (ctx.scanner === null) return
  const found = await ctx.scanner.scan(file).catch((error: unknown) => {
    if (!(error instanceof ScannerUnavailableError)) throw error
    ctx.log.error({ err: error }, 'a file could not be scanned')
    throw new AppError('unavailable', 'Files cannot be checked right now. Please try again in a moment.', {
      cause: error,
    })
  })
  if (found === null) return
  logSecurity(ctx, 'harmful-file-refused', { user: userId, found })
  throw new AppError('invalid_input', 'This file carries something harmful and was not kept. Please use another one.')
}

/** The same for a file that a person brings in, as it came. */
export const moderateFile = async (ctx: Context, { userId, file }: { userId: string; file: File }): Promise<void> => {
  await scan(ctx, userId, file)
  const sha256 = await digest(file)
  const breach = ctx.moderation.findFileBreach(sha256)
  if (breach) await refuse(ctx, { userId, kind: 'upload', texts: [`file ${sha256}`] }, breach)
}
