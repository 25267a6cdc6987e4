import { kindOf, OWN_VOICE, SOUND_MESSAGES, TALK_MESSAGES, TALK_SHAPES } from '@visage/contract'
import type { SoundUse, SourceRef, Sources } from '@visage/contract'
import type { ReceivedFile } from '../../adapters/blobs/blob-store.ts'
import { findDesign } from '../../adapters/engines/design.ts'
import type { Source } from '../../adapters/engines/engine.ts'
import { isSpeaker, readWords } from '../../adapters/engines/tasks/speech.ts'
import { findLengthFault, readSound } from '../../adapters/media/sound/read-sound.ts'
import type { Context } from '../../program/context.ts'
import { findSourceRef, readSource } from '../../gallery/sources.ts'
import { addUpload } from '../../gallery/uploads/add-picture.ts'
import { saveSound } from '../../gallery/uploads/add-sound.ts'
import { consentOf } from '../../gallery/uploads/upload-rules.ts'
import { findKeptSpeech } from '../../influencers/rules.ts'
import { findWorn } from '../../influencers/wardrobe/garments.ts'
import { AppError, fieldError } from '../../lib/app-error.ts'
import type { Caller } from '../../lib/callers.ts'
import { moderateFile } from '../../moderation/moderate.ts'
import { findTemplateId } from '../../templates/catalogue.ts'
import { readTalker } from './read-talker.ts'

type Asked = {
  caller: Caller
  body: Record<string, unknown> | undefined
  files: Record<string, ReceivedFile> | undefined
  signal: AbortSignal
}

/** A sound that was looked into: how long it is, where that is known, and how it is kept. */
type FoundSound = { seconds: number | null; save: () => Promise<SourceRef> }

const TARGET_MESSAGES = {
  picture: 'This is not a picture. Please use a picture or a template.',
  video: 'This is not a video. Please use a video or a video template.',
} as const
/** What each place of a form takes, told of an address of anything else. */
const WANTED = {
  face: 'Please use one of your saved faces.',
  image: 'Please use one of your generated images.',
  picture: 'Please use a picture from your gallery, or upload one.',
  video: TALK_MESSAGES.video,
  sound: {
    song: 'Please use a song of your own, or upload a .wav or .mp3 file.',
    speech: 'Please use a recording of your own, or upload a .wav or .mp3 file.',
  },
  target: {
    picture: 'Please use a template or a picture of your own.',
    video: 'Please use a template video or a video of your own.',
  },
} as const

const WRONG_GENDER = {
  female: "This design is a man's. Please choose Men, or design a woman.",
  male: "This design is a woman's. Please choose Women, or design a man.",
} as const

const TARGET_TYPES = { picture: 'image', video: 'video' } as const

/** What a call names: things of ours at the addresses in its body, and files that came with it. */
export const openSources = (ctx: Context, { caller: { userId }, body = {}, files = {}, signal }: Asked): Sources => {
  const find = async (address: string, wanted: string): Promise<{ ref: SourceRef; source: Source }> => {
    const ref = await findSourceRef(ctx, { userId, address, wanted })
    return { ref, source: await readSource(ctx, { userId, ref }) }
  }
  const addressIn = (field: string) => body[field] as string | undefined
  const consent = () => consentOf(addressIn('consent'))

  const readSoundFile = async (field: string, file: ReceivedFile, use: SoundUse): Promise<FoundSound> => {
    const facts = await readSound(ctx.sounds, { file, use, signal, refuse: (message) => fieldError(field, message) })
    await moderateFile(ctx, { userId, file })
    const save = async (): Promise<SourceRef> => {
      const write = (blobKey: string) => file.keep(blobKey)
      const { id } = await saveSound(ctx, { userId, ...facts, ...consent(), bytes: file.bytes, write })
      return { from: 'upload', id }
    }
    return { seconds: facts.durationSeconds, save }
  }

  const lookIntoSound = async (field: string, use: SoundUse): Promise<FoundSound | null> => {
    const file = files[field]
    if (file) return readSoundFile(field, file, use)
    const address = addressIn(field)
    if (address === undefined) return null
    const { ref, source } = await find(address, WANTED.sound[use])
    if (!source.mimeType.startsWith('audio/')) throw fieldError(field, SOUND_MESSAGES.format)
    const seconds = source.durationSeconds
    // A song that was made here is as long as songs are; what was brought in for one use has to fit another.
    const isMadeSong = use === 'song' && ref.from === 'asset'
    const fault = seconds === null || isMadeSong ? undefined : findLengthFault(seconds, use)
    if (fault !== undefined) throw fieldError(field, fault)
    return { seconds, save: async () => ref }
  }

  const image: Sources['image'] = async (address, message) => {
    const { ref, source } = await find(address, WANTED.image)
    const { kind, mimeType, gender } = source
    if (kind === null || !mimeType.startsWith('image/')) throw new AppError('invalid_input', message)
    return { image: ref.id, ...(gender ? { gender } : {}) }
  }

  const pictureIn: Sources['picture'] = async (field, missing) => {
    const file = files[field]
    const address = addressIn(field)
    if (!file && address === undefined) throw fieldError(field, missing)
    if (!file) return findSourceRef(ctx, { userId, address: address ?? '', wanted: WANTED.picture })
    const { id } = await addUpload(ctx, { userId, file, consent: consent(), sourceUrl: null })
    return { from: 'upload', id }
  }

  /** Whoever moves lips by themselves looks before whether they can. */
  const talkingPicture: () => ReturnType<Sources['talker']> = async () => {
    const ref = await pictureIn('input_image', TALK_MESSAGES.image)
    const source = await readSource(ctx, { userId, ref })
    if (!source.mimeType.startsWith('image/')) throw fieldError('input_image', TALK_MESSAGES.image)
    const shape = TALK_SHAPES.find((known) => known === body['shape']) ?? TALK_SHAPES[0]
    const { gender } = await readTalker(ctx, source, { field: 'input_image', shape, signal })
    return { ...(ref.from === 'asset' ? { image: ref.id } : { picture: ref }), ...(gender && { gender }) }
  }

  return {
    design: (json, asked) => {
      if (!json) return {}
      const design = findDesign(json)
      if ('fault' in design) throw fieldError('design', design.fault)
      if (design.identity.gender !== asked) throw fieldError('design', WRONG_GENDER[asked])
      return { design: json }
    },
    async face(address, asked) {
      const { ref, source } = await find(address, WANTED.face)
      if (source.kind === null || !kindOf(source.kind).isFace)
        throw new AppError('invalid_input', 'Please select a face.')
      return { face: ref.id, gender: source.gender ?? asked }
    },
    async otherFace(address, first) {
      const { ref, source } = await find(address, WANTED.face)
      if (source.kind === null || !kindOf(source.kind).isFace || ref.id === first)
        throw fieldError('other_face_url', 'Please choose another face than the first one.')
      return { other: ref.id }
    },
    garments: (ids) => findWorn(ctx, { userId, ids, field: 'garments' }),
    async facePrompt(face) {
      return (await readSource(ctx, { userId, ref: { from: 'asset', id: face } })).facePrompt
    },
    image,
    async talker({ video }) {
      if (video === undefined) return talkingPicture()
      const { ref, source } = await find(video, WANTED.video)
      const { kind, mimeType, gender } = source
      if (kind === null || !mimeType.startsWith('video/')) throw fieldError('input_video', TALK_MESSAGES.video)
      const engines = ctx.engines.routes.get('talk') ?? []
      if (!engines.some(({ recipes }) => recipes.talk?.dubs?.(source)))
        throw fieldError('input_video', TALK_MESSAGES.undubbed)
      return { image: ref.id, mode: 'dub', ...(gender ? { gender } : {}) }
    },
    async relative(id) {
      const { kind, gender } = await readSource(ctx, { userId, ref: { from: 'asset', id } })
      if (kind === null || !kindOf(kind).isFace) throw new AppError('invalid_input', 'Please select a face.')
      return { of: id, gender: gender ?? 'female' }
    },
    async original(id) {
      const { kind, gender, recipe } = await readSource(ctx, { userId, ref: { from: 'asset', id } })
      if (kind === null || !kindOf(kind).vary || !gender || !recipe)
        throw new AppError('invalid_input', 'Only an image that was made here can be varied.')
      return { of: id, gender }
    },
    async target(sort, address) {
      const template = findTemplateId(ctx, { kind: sort === 'picture' ? 'image' : 'video', address })
      if (template) return { mode: 'template', template }
      const { ref, source } = await find(address, WANTED.target[sort])
      if (!source.mimeType.startsWith(`${TARGET_TYPES[sort]}/`))
        throw new AppError('invalid_input', TARGET_MESSAGES[sort])
      return { mode: sort, [sort]: ref } as { mode: typeof sort } & { [Field in typeof sort]: SourceRef }
    },
    picture: pictureIn,
    async sounds(fields, missing) {
      const found: [string, FoundSound][] = []
      for (const field of fields) {
        const sound = await lookIntoSound(field, 'song')
        if (sound) found.push([field, sound])
        else if (field === fields[0]) throw fieldError(field, missing)
      }
      const kept: Record<string, SourceRef> = {}
      for (const [field, { save }] of found) kept[field] = await save()
      return kept as Awaited<ReturnType<Sources['sounds']>> as never
    },
    async recording(field, missing) {
      const found = await lookIntoSound(field, 'speech')
      if (!found && missing !== null) throw fieldError(field, missing)
      if (!found) return null
      if (found.seconds === null) throw fieldError(field, SOUND_MESSAGES.unreadable)
      return { seconds: found.seconds, keep: found.save }
    },
    speech: (image) => findKeptSpeech(ctx, { userId, madeFrom: image }),
    async spokenSeconds({ script = '', pace, voice, lexicon = [] }) {
      if (voice !== undefined && voice !== OWN_VOICE && !isSpeaker(ctx.engines, voice))
        throw fieldError('voice', TALK_MESSAGES.voice)
      const { seconds, problem } = readWords(script, { pace, lexicon })
      if (problem !== null) throw fieldError('script', problem)
      return seconds
    },
  }
}
