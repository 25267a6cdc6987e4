import type { StandInComfy } from '@visage/sandbox/engines/stand-in-comfy'
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { KindInput } from '@visage/contract'
import { designPerson } from '@visage/studio/live'
import { listVideoTemplates, settingOf } from '@visage/studio/scene'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { waitMs } from '../../../testing/time.ts'
import type { Engine } from '../engine.ts'
import { driveRecipe } from '../testing/drive-recipe.ts'
import { face, openComfyBench } from './testing/comfy-bench.ts'

const { startServers, openEngine } = openComfyBench()
const id = '3c3b0c6e-27a1-4f2a-b0c6-2a1b0c9d8e7f'
const upload = { from: 'upload', id } as const
const graphOf = ({ taken }: StandInComfy) => taken.at(-1)?.graph ?? {}

describe('every kind', () => {
  test('a face from words', async () => {
    // Longer than it takes to ask how far it is.
    const [server] = await startServers(400)
    const { end, stages } = await driveRecipe(openEngine(), face)
    expect(end).toMatchObject({
      state: 'done',
      artifact: { mimeType: 'image/png', width: 64, height: 64, durationSeconds: null },
      facePrompt: 'green eyes',
      identityScore: null,
      costUsd: expect.any(Number),
      model: { name: 'Z-Image-Turbo', licence: 'Apache-2.0' },
      recipe: { task: 'face', seed: expect.any(Number), prompt: expect.stringContaining('green eyes') },
    })
    // A dollar a second, so that the price is the time.
    expect(end.state === 'done' && end.costUsd).toBeGreaterThan(0.02)
    expect(stages).toContain('Generating')
    expect(graphOf(server).positive?.inputs.text).toContain('Portrait of one woman')
    expect(server.history().size).toBe(0)
  })

  // Proves: comfyui-quality
  test('best is another model, offered once a server has it, and kept by another process', async () => {
    const [server] = await startServers(20)
    server.faults.missingFiles.add('z_image_bf16.safetensors')
    const asked = { mode: 'prompt' }
    const offered = (engine: Engine) => engine.recipes.face?.offers?.(asked).map(({ model }) => model.name) ?? []
    const without = openEngine()
    expect(offered(without)).toEqual(['Z-Image-Turbo'])
    expect((await driveRecipe(without, face)).end.state).toBe('done')
    expect(offered(without)).toEqual(['Z-Image-Turbo'])

    server.faults.missingFiles.clear()
    const engine = openEngine()
    await vi.waitFor(() => expect(offered(engine)).toEqual(['Z-Image-Turbo', 'Z-Image']), waitMs)
    expect(engine.recipes.face?.offers?.(asked)[1]).toMatchObject({ quality: 'best', plans: null, units: 1 })
    // As the usual one takes for a design, which is longer than for words.
    expect(engine.recipes.face?.typicalSeconds).toBe(8)
    const wanted = { quality: 'best', plan: null } as const
    const begun: unknown[] = []
    const dies = driveRecipe(engine, face, {
      wanted,
      onAnswer: (_, saved) => {
        begun.push(...saved.slice(begun.length))
        if (begun.length > 1) throw new Error('The process dies.')
      },
    })
    await expect(dies).rejects.toThrow('The process dies.')
    const { end } = await driveRecipe(openEngine(), face, { from: begun.at(-1) })
    expect(end).toMatchObject({ state: 'done', model: { name: 'Z-Image', licence: 'Apache-2.0' } })
    expect(graphOf(server)).toMatchObject({
      unet: { inputs: { unet_name: 'z_image_bf16.safetensors' } },
      sample: { inputs: { steps: 30, cfg: 4 } },
    })
    expect((await driveRecipe(engine, face)).end).toMatchObject({ model: { name: 'Z-Image-Turbo' } })
    expect(graphOf(server).sample?.inputs).toMatchObject({ steps: 8, cfg: 1 })
  })

  // Proves: comfyui-celebrities-become-attributes
  test('names of celebrities become attributes, and no name is sent', async () => {
    const [server] = await startServers(20)
    const names = ['Xenia Example', 'Yvonne Example', 'Zora Example'] as [string, string, string]
    const { end } = await driveRecipe(openEngine(), { kind: 'face', input: { mode: 'names', gender: 'female', names } })
    expect(end).toMatchObject({
      state: 'done',
      facePrompt: expect.stringMatching(/^A \d+-year-old woman with .+ skin, /),
    })
    const sent = JSON.stringify(graphOf(server))
    for (const name of names.flatMap((full) => full.split(' '))) expect(sent).not.toContain(name)
  })

  // Proves: comfyui-picture-saved-face
  test('a picture of a saved face, with the pose and the words of the face, compared with it', async () => {
    const [server] = await startServers(20)
    const input = { mode: 'prompt', gender: 'female', face: id, pose: 'Upperbody2', prompt: 'In a café.' } as const
    const { end } = await driveRecipe(openEngine(), { kind: 'image', input })
    expect(end).toMatchObject({
      state: 'done',
      identityScore: 0.9,
      facePrompt: 'green eyes, red hair',
      recipe: { face: id },
    })
    const graph = graphOf(server)
    expect(graph.positive?.inputs.text).toMatch(/^In a café\. Half-body shot.*green eyes, red hair.*Photorealistic/)
    expect(graph['load@1']?.inputs.image).toMatch(/^visage\/.*-face \(1\)\.png$/)
    expect(graph.latent?.inputs).toMatchObject({ width: 1024, height: 1280 })
  })

  // Proves: comfyui-sheet-pictures
  test('the best of a consistency sheet are looked at one after the other, however many there are', async () => {
    const [server] = await startServers(20)
    const input = { mode: 'prompt', gender: 'female', face: id, pose: 'Upperbody2', prompt: 'In a café.' } as const
    const all = [4, 5, 6].map((place) => ({ from: 'asset', id: id.replace('3', String(place)) }) as const)
    const graphWith = async (likenesses: typeof all) => {
      expect((await driveRecipe(openEngine(), { kind: 'image', input }, { likenesses })).end.state).toBe('done')
      return graphOf(server)
    }
    const without = await graphWith([])
    expect(without.guide?.inputs).toMatchObject({ positive: ['positive@1', 0], negative: ['negative@1', 0] })
    expect(Object.keys(without).filter((node) => node.startsWith('load@'))).toEqual(['load@1'])
    const graph = await graphWith(all)
    expect(graph.guide?.inputs).toMatchObject({ positive: ['positive@4', 0], negative: ['negative@4', 0] })
    for (const place of [2, 3, 4])
      expect(graph[`positive@${place}`]?.inputs.conditioning).toEqual([`positive@${place - 1}`, 0])
    expect([2, 3, 4].map((place) => graph[`load@${place}`]?.inputs.image)).toEqual([
      expect.stringMatching(/-likeness \(1\)\.png$/),
      expect.stringMatching(/-likeness2 \(1\)\.png$/),
      expect.stringMatching(/-likeness3 \(1\)\.png$/),
    ])
  })

  // Proves: comfyui-design-shown
  test('a design is shown to a model that takes pictures, and told in words where no server has one', async () => {
    const [server] = await startServers(20)
    const asked = { gender: 'female', prompt: 'green eyes' } as const
    const { design } = designPerson({ asked, moves: { chinLength: 100 }, view: { yaw: 0.4 } })
    const input = { mode: 'prompt', ...asked, design } as const
    const { end } = await driveRecipe(openEngine(), { kind: 'face', input })
    expect(end).toMatchObject({
      state: 'done',
      model: { name: 'FLUX.2 klein 4B' },
      facePrompt: expect.stringMatching(/^green eyes/),
    })
    expect(graphOf(server).load1?.inputs.image).toMatch(/-picture \(1\)\.png$/)
    expect(graphOf(server).positive?.inputs.text).toMatch(/reference picture.*a very long chin.*to the right/)

    server.faults.missingFiles.add('flux-2-klein-4b-fp8.safetensors')
    expect((await driveRecipe(openEngine(), { kind: 'face', input })).end).toMatchObject({
      state: 'done',
      model: { name: 'Z-Image-Turbo' },
    })
    expect(graphOf(server).positive?.inputs.text).toMatch(/turned in three-quarter view.*a very long chin/)
  })

  test.each([
    ['a swap into a picture', 'image', { mode: 'picture', gender: 'female', face: id, picture: { from: 'asset', id } }],
    ['a variation', 'image', { mode: 'variation', gender: 'female', of: id }],
    ['clothes', 'cloth', { image: id, garment: { from: 'asset', id }, category: 'tops' }],
    ['a picture in motion', 'image-to-video', { image: id, prompt: 'she waves' }],
    ['a face in a video', 'video', { mode: 'video', gender: 'female', face: id, video: upload }],
  ] as const)('%s', async (_name, kind, input) => {
    await startServers(20)
    const { end } = await driveRecipe(openEngine(), { kind, input })
    expect(end).toMatchObject({ state: 'done', model: { licence: expect.stringContaining('Apache-2.0') } })
  })

  // Proves: comfyui-video-fitted-before-sent
  test('a video is sent as small as it is worked on, with its frames counted anew', async () => {
    const [server] = await startServers(20)
    const engine = openEngine()
    const input = { mode: 'video', gender: 'female', face: id, video: upload } as const
    expect((await driveRecipe(engine, { kind: 'video', input })).end.state).toBe('done')
    const { width, height, trim } = graphOf(server)
    expect(engine.fitted).toEqual([{ width: width?.inputs.value, height: height?.inputs.value, framesPerSecond: 16 }])
    expect(Number(width?.inputs.value) * Number(height?.inputs.value)).toBeLessThan(500_000)
    // What was made to fit has ten frames in its second.
    expect(trim?.inputs.length).toBe(10)
  })

  // Proves: comfyui-killer-video
  test('a video with which a server went away is handed to no other one', async () => {
    const all = await startServers(100, 100)
    let dead: (typeof all)[number] | undefined
    const input = { mode: 'video', gender: 'female', face: id, video: upload } as const
    const { end } = await driveRecipe(
      openEngine(),
      { kind: 'video', input },
      {
        async onAnswer({ stage }) {
          if (dead || stage !== 'Generating') return
          dead = all.find(({ taken }) => taken.length > 0)
          await dead?.die()
        },
      },
    )
    expect(end).toMatchObject({ state: 'failed', reason: 'engine', onlyElsewhere: true })
    expect(all.filter(({ taken }) => taken.length > 0)).toHaveLength(1)
  })

  test('the words for a video say who is seen, what they wear and where', async () => {
    const [server] = await startServers(20)
    const words = async (input: KindInput<'video'>, source = {}) => {
      expect((await driveRecipe(openEngine(), { kind: 'video', input }, { source })).end.state).toBe('done')
      return graphOf(server).positive?.inputs.text
    }
    const [template] = listVideoTemplates('female')
    if (!template) throw new Error('There are no templates.')
    const { clothes, place } = settingOf(template)
    const common = { gender: 'female', face: id } as const
    const painted = await words({ ...common, mode: 'template', template: template.id })
    expect(painted).toContain('green eyes, red hair')
    expect(painted).toContain(`They wear ${clothes}.`)
    expect(painted).toContain(`The scene is ${place}.`)
    const unknown = 'the same clothes as the person in the video'
    expect(await words({ ...common, mode: 'video', video: upload })).toContain(unknown)
    // An operator's own clip may have the same id as one of the studio's.
    expect(await words({ ...common, mode: 'template', template: template.id }, { recipe: null })).toContain(unknown)
  })

  test('a video that is longer than a workflow takes is left to another engine', async () => {
    const [server] = await startServers(20)
    await using own = await mkdtempDisposable(join(tmpdir(), 'visage-workflows-'))
    const shipped = fileURLToPath(new URL('workflow/workflows/video-swap.json', import.meta.url))
    const short = { ...JSON.parse(await readFile(shipped, 'utf8')), video: { framesPerSecond: 16, seconds: 0.2 } }
    await writeFile(join(own.path, 'short.json'), JSON.stringify(short))
    const input = { mode: 'video', gender: 'female', face: id, video: upload } as const
    const { end } = await driveRecipe(openEngine({ workflowsDir: own.path }), { kind: 'video', input })
    expect(end).toMatchObject({
      state: 'failed',
      reason: 'refused',
      onlyElsewhere: true,
      message: expect.stringContaining('at most 0.2 seconds'),
    })
    expect(server.taken).toEqual([])
  })

  // Proves: comfyui-motion-keeps-shape
  test.each([
    [832, 1216],
    [1024, 1280],
    [3000, 1000],
    [500, 2001],
    [641, 359],
  ])('a picture of %i by %i moves in its own shape', async (width, height) => {
    const [server] = await startServers(20)
    const input = { image: id, prompt: 'she waves' }
    const { end } = await driveRecipe(openEngine(), { kind: 'image-to-video', input }, { source: { width, height } })
    expect(end.state).toBe('done')
    const asked = graphOf(server).begin?.inputs
    const [across, along] = [Number(asked?.width), Number(asked?.height)]
    expect([across % 16, along % 16]).toEqual([0, 0])
    expect(across / along / (width / height)).toBeGreaterThan(0.99)
    expect(across / along / (width / height)).toBeLessThan(1.01)
  })

  // Proves: comfyui-song-style-no-cover
  test('a song of its own in the tempo, key and mood of its reference, in the language of its lyrics', async () => {
    const [server] = await startServers(20)
    const input = {
      lyrics: 'Ich lauf durch die Nacht\nund der Regen fällt',
      vocals: 'words',
      song: upload,
      voice: { from: 'asset', id },
    } as const
    const { end } = await driveRecipe(openEngine(), { kind: 'music', input })
    expect(end).toMatchObject({
      state: 'done',
      artifact: { width: null, height: null, durationSeconds: 30 },
      model: { name: 'ACE-Step 1.5 turbo', licence: 'MIT' },
    })
    expect(graphOf(server).words?.inputs).toMatchObject({
      tags: expect.stringContaining('folk, tender, clear lead vocals, male voice'),
      lyrics: '[verse]\nIch lauf durch die Nacht\nund der Regen fällt',
      language: 'de',
      bpm: 120,
      keyscale: 'E minor',
      duration: 30,
    })
    expect(graphOf(server).latent?.inputs.seconds).toBe(30)
    // A reference that the model hears makes it sing that song again: it gets words alone.
    expect(Object.values(graphOf(server)).map(({ class_type: name }) => name)).not.toContain('ReferenceTimbreAudio')
    expect(JSON.stringify(graphOf(server))).not.toContain('-sound')
  })

  // Proves: music-elsewhere-told
  test("whoever asks for a song of an influencer's is told that the engine sings it with a voice of its own", async () => {
    await startServers(20)
    const song = { lyrics: 'Neon rivers', vocals: 'words', song: upload } as const
    const told = async (more: object) =>
      (await driveRecipe(openEngine(), { kind: 'music', input: { ...song, ...more } })).end
    const how = expect.stringContaining('no voice of your influencer')
    expect(await told({ face: id })).toMatchObject({ hints: [{ words: '', fate: 'missing', how }] })
    const silent = [{}, { face: id, vocals: 'none' }, { face: id, voice: { from: 'asset', id } }]
    for (const more of silent) expect(await told(more)).toMatchObject({ state: 'done', hints: [] })
  })

  test('what engines hide in a file does not come through', async () => {
    await startServers(20)
    const { end } = await driveRecipe(openEngine(), face)
    if (end.state !== 'done') throw new Error(end.message)
    const { exif, xmp, comments } = await sharp(end.artifact.bytes).metadata()
    expect([exif, xmp, comments]).toEqual([undefined, undefined, undefined])
  })

  test('a result that shows somebody else is thrown away', async () => {
    await startServers(20)
    const input = { mode: 'variation', gender: 'female', of: id } as const
    const { end } = await driveRecipe(
      openEngine({ score: 0.3 }),
      { kind: 'image', input },
      { source: { recipe: { face: id } } },
    )
    expect(end).toMatchObject({ state: 'failed', reason: 'unlike', retryable: true })
  })
})
