import { OWN_VOICE, TALK_MESSAGES } from '@visage/contract'
import type { contract, LexiconEntry, QueryOf } from '@visage/contract'
import {
  findSpeaker,
  isSpeaker,
  listSpeakers,
  ownVoice,
  readWords,
  SAMPLE_SCRIPT,
} from '../../adapters/engines/tasks/speech.ts'
import { readTalker } from '../inputs/read-talker.ts'
import { FileAnswer } from '../../calls/answers.ts'
import type { Handlers } from '../../calls/handlers.ts'
import type { Context } from '../../program/context.ts'
import { readSource } from '../../gallery/sources.ts'
import { findKeptSpeech } from '../../influencers/rules.ts'
import { AppError, fieldError } from '../../lib/app-error.ts'
import { createCache } from '../../lib/work-by-key.ts'

type Sample = QueryOf<typeof contract.voices.hearVoice> & { userId: string; signal: AbortSignal }

/** By its name, one of those that can be chosen; else how the person sounds by themselves. */
const chooseVoice = async (
  ctx: Context,
  { voice, image, upload, userId, signal }: Sample,
): Promise<string | ReturnType<typeof ownVoice>> => {
  if (voice !== undefined && voice !== OWN_VOICE) {
    if (!isSpeaker(ctx.engines, voice)) throw fieldError('voice', TALK_MESSAGES.voice)
    return findSpeaker(voice) ?? voice
  }
  if (image === undefined && upload !== undefined) {
    const ref = { from: 'upload', id: upload } as const
    const picture = await readSource(ctx, { userId, ref })
    if (!picture.mimeType.startsWith('image/')) throw fieldError('upload', TALK_MESSAGES.image)
    return ownVoice({ ...picture, ...(await readTalker(ctx, picture, { field: 'upload', signal })) }, ref)
  }
  if (image === undefined) throw fieldError('image', TALK_MESSAGES.image)
  const source = await readSource(ctx, { userId, ref: { from: 'asset', id: image } })
  const { voice: kept } = voice === undefined ? await findKeptSpeech(ctx, { userId, madeFrom: image }) : {}
  if (kept !== undefined && isSpeaker(ctx.engines, kept)) return findSpeaker(kept) ?? kept
  return ownVoice(source)
}

/** A voice that is an engine's own, which the operator pays for once. */
const hearElsewhere = async ({ engines, closing }: Context, voice: string): Promise<Uint8Array> => {
  const engine = engines.routes
    .get('talk')
    ?.find(({ recipes }) => recipes.talk?.speakers?.some((each) => each.voice === voice))
  const heard = engine?.recipes.talk?.hearSpeaker
  if (!heard) throw fieldError('voice', TALK_MESSAGES.voice)
  // It is kept for all who ask, so nobody who goes away stops it.
  return heard({ voice, script: SAMPLE_SCRIPT, signal: closing }).catch((error: unknown) => {
    throw new AppError('unavailable', 'This voice cannot be heard at the moment. Please try again later.', {
      cause: error,
    })
  })
}

/** How the influencer of an own picture says words of hers. Throws `not_found` for anything else. */
const findLexicon = async (ctx: Context, userId: string, image: string | undefined): Promise<LexiconEntry[]> => {
  if (image === undefined) return []
  await readSource(ctx, { userId, ref: { from: 'asset', id: image } })
  return (await findKeptSpeech(ctx, { userId, madeFrom: image })).lexicon
}

const mostSamples = 64

/** What the screen of a kind that speaks asks before anything is made. */
export const voiceRoutes = (ctx: Context): Handlers<typeof contract.voices> => {
  const samples = createCache<Uint8Array>(mostSamples)
  /** Apart, so that what costs nothing to make anew does not drive out what was paid for. */
  const bought = createCache<Uint8Array>(mostSamples)
  return {
    listVoices: async () => ({ voices: listSpeakers(ctx.engines) }),
    async hearVoice({ query, caller, signal }) {
      const { tone, pace } = query
      const voice = await chooseVoice(ctx, { ...query, userId: caller.userId, signal })
      if (typeof voice === 'string') {
        const content = await bought(voice, () => hearElsewhere(ctx, voice))
        return new FileAnswer({ content, mimeType: 'audio/mpeg', fileName: 'visage-voice.mp3' })
      }
      const request = { script: SAMPLE_SCRIPT, voice, tone, pace }
      const content = await samples(JSON.stringify(request), async () => (await ctx.sounds.speak(request)).mp3)
      return new FileAnswer({ content, mimeType: 'audio/mpeg', fileName: 'visage-voice.mp3' })
    },
    async readScript({ body: { script, pace, image }, caller: { userId } }) {
      if (script.trim() === '') return { seconds: 0, problem: null, spelled: [], foreign: [] }
      const { seconds, problem, spelled, foreign } = readWords(script, {
        pace,
        lexicon: await findLexicon(ctx, userId, image),
      })
      return { seconds, problem, spelled, foreign }
    },
  }
}
