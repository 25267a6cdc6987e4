import { OWN_VOICE, TALK_MESSAGES } from '@visage/contract'
import type { contract, QueryOf } from '@visage/contract'
import { findSpeaker, ownVoice, readWords, SAMPLE_SCRIPT, SPEAKERS } from '../../adapters/engines/tasks/speech.ts'
import { FileAnswer } from '../../calls/answers.ts'
import type { Handlers } from '../../calls/handlers.ts'
import type { Context } from '../../context.ts'
import { readSource } from '../../gallery/sources.ts'
import { findKeptSpeech } from '../../influencers/rules.ts'
import { fieldError } from '../../lib/app-error.ts'
import { createCache } from '../../lib/work-by-key.ts'

type Sample = QueryOf<typeof contract.voices.hearVoice> & { userId: string }

const chooseVoice = async (ctx: Context, { voice, image, userId }: Sample) => {
  if (voice !== undefined && voice !== OWN_VOICE) {
    const named = findSpeaker(voice)
    if (!named) throw fieldError('voice', TALK_MESSAGES.voice)
    return named
  }
  if (image === undefined) throw fieldError('image', TALK_MESSAGES.image)
  const source = await readSource(ctx, { userId, ref: { from: 'asset', id: image } })
  const { voice: kept } = voice === undefined ? await findKeptSpeech(ctx, { userId, madeFrom: image }) : {}
  return (kept === undefined ? undefined : findSpeaker(kept)) ?? ownVoice(source)
}

const mostSamples = 64

/** What the screen of a kind that speaks asks before anything is made. */
export const voiceRoutes = (ctx: Context): Handlers<typeof contract.voices> => {
  const samples = createCache<Uint8Array>(mostSamples)
  return {
    listVoices: async () => ({ voices: [...SPEAKERS] }),
    async hearVoice({ query, caller }) {
      const { tone, pace } = query
      const voice = await chooseVoice(ctx, { ...query, userId: caller.userId })
      const request = { script: SAMPLE_SCRIPT, voice, tone, pace }
      const content = await samples(JSON.stringify(request), async () => (await ctx.sounds.speak(request)).mp3)
      return new FileAnswer({ content, mimeType: 'audio/mpeg', fileName: 'visage-voice.mp3' })
    },
    async readScript({ body: { script, pace } }) {
      if (script.trim() === '') return { seconds: 0, problem: null, spelled: [], foreign: [] }
      const { seconds, problem, spelled, foreign } = readWords(script, { pace })
      return { seconds, problem, spelled, foreign }
    },
  }
}
