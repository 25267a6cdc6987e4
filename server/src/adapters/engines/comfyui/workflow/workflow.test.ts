import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeNodes, RECORDED } from '@visage/sandbox/engines/known-nodes'
import { describe, expect, test } from 'vitest'
import type { SongParameters, TaskRequest } from '../../tasks/task-request.ts'
import { checkGraph } from './check-graph.ts'
import { SAMPLE_FILES as files, SAMPLE_ORDER as order, findMistakes } from './check-workflow.ts'
import { fillWorkflow, listNodeNames, readShipped, readWorkflows } from './workflow.ts'
import type { Workflow } from './workflow.ts'

const workflows = readWorkflows(null)
const shipped = readShipped()

const songChanges: SongParameters = {
  lyrics: 'x',
  vocals: 'words',
  language: 'de',
  tempo: 99,
  meter: '3',
  key: 'D major',
  seconds: 45,
}
const promptId = '0b5e6b1c-6a0f-4b46-9f0c-3f1d6c1b7a11'
const fill = (chosen: Workflow) => fillWorkflow(chosen, { order, promptId, files })

const foldersOf = ({ modelFiles }: Workflow) => {
  const folders = new Map<string, Set<string>>()
  for (const { folder, file } of modelFiles) folders.set(folder, (folders.get(folder) ?? new Set<string>()).add(file))
  return folders
}

test('what is recorded of nodes is that of all that the workflows use, and of no other', () => {
  const used = [...new Set(shipped.flatMap(listNodeNames))].sort()
  expect(Object.keys(RECORDED.nodes).sort()).toEqual(used)
})

test('there is one for every task', () => {
  expect([...workflows.keys()].sort()).toEqual([
    'cloth',
    'design',
    'face',
    'motion',
    'music',
    'portrait',
    'swap',
    'talk',
    'variation',
    'video-swap',
  ])
})

describe.each(shipped.map((chosen) => [chosen.name, chosen] as const))('%s', (_name, chosen) => {
  test('filled, it is what its nodes take, with every file that it names', () => {
    const nodes = describeNodes(foldersOf(chosen))
    const { unknown, problems } = checkGraph(fill(chosen), nodes, new Set(Object.values(files)))
    expect(unknown).toEqual([])
    expect(Object.fromEntries(problems)).toEqual({})
    expect(findMistakes(chosen, nodes)).toEqual([])
  })

  test('every binding of a value changes the graph', () => {
    const plain = JSON.stringify(fill(chosen))
    const unbound: string[] = []
    for (const parameter of Object.keys(chosen.bind)) {
      const changes: Partial<TaskRequest> = {
        prompt: 'x',
        negativePrompt: 'x',
        seed: 1,
        width: 64,
        height: 64,
        frames: 5,
        framesPerSecond: 8,
      }
      const change = Object.fromEntries(Object.entries(changes).filter(([name]) => name === parameter))
      const song = {
        ...(order.song ?? songChanges),
        ...Object.fromEntries(Object.entries(songChanges).filter(([name]) => name === parameter)),
      }
      const other = fillWorkflow(chosen, {
        order: { ...order, ...change, song },
        promptId: parameter === 'prefix' ? 'another' : promptId,
        files,
      })
      if (JSON.stringify(other) === plain) unbound.push(parameter)
    }
    expect(unbound).toEqual([])
  })

  test('its result is saved by a node that saves, under a name of its own', () => {
    const graph = fill(chosen)
    const saver = graph[chosen.output.node]
    expect(RECORDED.nodes[saver?.class_type ?? '']?.output_node).toBe(true)
    expect(saver?.inputs.filename_prefix).toBe(`visage/${promptId}`)
  })

  test('every model file is used, and comes from a public address under a licence', () => {
    const used = JSON.stringify(chosen.graph)
    for (const { file, url } of chosen.modelFiles) {
      expect(used).toContain(JSON.stringify(file))
      expect(url).toMatch(
        new RegExp(`^https://huggingface\\.co/[^/]+/[^/]+/resolve/main/(.+/)?${file.replaceAll('.', '\\.')}$`),
      )
    }
    expect(chosen.model.licence).not.toBe('')
  })

  test('a file that it needs is not forgotten', () => {
    for (const role of Object.keys(chosen.files))
      expect(() => fillWorkflow(chosen, { order, promptId, files: { ...files, [role]: undefined } })).toThrow(role)
  })
})

test('each best one is like the usual one of its task but for the model and its steps', () => {
  const bests = shipped.filter(({ quality }) => quality === 'best')
  expect(bests.map(({ name }) => name)).toEqual([
    'cloth-best',
    'face-best',
    'motion-best',
    'portrait-best',
    'variation-best',
  ])
  for (const best of bests) {
    const [usual, other] = workflows.get(best.tasks[0] ?? 'face') ?? []
    expect(other).toEqual(best)
    for (const part of ['tasks', 'bind', 'files', 'output', 'plans', 'units'] as const)
      expect(best[part]).toEqual(usual?.[part])
    expect(best.typicalSeconds).toBeGreaterThan(usual?.typicalSeconds ?? Infinity)
    expect(best.model.name).not.toBe(usual?.model.name)
  }
  const motion = bests.find(({ name }) => name === 'motion-best')
  expect(JSON.stringify(motion)).not.toContain('lora')
  expect(motion?.graph['sample-low']?.inputs).toMatchObject({ steps: 20, start_at_step: 10, end_at_step: 20 })
})

// Proves: comfyui-video-swap-as-template
test('the face that is put into a video is that of the official template: its preferred pictures count whole', () => {
  const [chosen] = workflows.get('video-swap') ?? []
  const loras = Object.values(chosen?.graph ?? {}).filter(({ class_type: name }) => name.startsWith('LoraLoader'))
  expect(loras.map(({ inputs }) => [inputs.lora_name, inputs.strength_model])).toContainEqual([
    'wan2.1_SCAIL_2_DPO_lora_bf16.safetensors',
    1,
  ])
})

test('a long video is made in pieces, each after the end of the one before', () => {
  const chosen = workflows.get('video-swap')?.[0]
  if (!chosen) throw new Error('There is no workflow for videos.')
  const piecesOf = (frames: number) =>
    Object.keys(fillWorkflow(chosen, { order: { ...order, frames }, promptId, files })).filter((id) =>
      id.startsWith('cond@'),
    )
  expect(piecesOf(1)).toEqual(['cond@1'])
  expect(piecesOf(81)).toEqual(['cond@1'])
  expect(piecesOf(82)).toEqual(['cond@1', 'cond@2'])
  expect(piecesOf(157)).toHaveLength(2)
  expect(piecesOf(158)).toHaveLength(3)
  const graph = fillWorkflow(chosen, { order: { ...order, frames: 158 }, promptId, files })
  expect(graph['cond@3']?.inputs).toMatchObject({ previous_frames: ['decode@2', 0], video_frame_offset: ['cond@2', 3] })
  expect(graph.trim?.inputs).toMatchObject({ image: ['@joined', 0], length: 158 })
  expect(graph['@joined']?.inputs).toEqual({
    'images.image0': ['decode@1', 0],
    'images.image1': ['fresh@2', 0],
    'images.image2': ['fresh@3', 0],
  })
})

const talking = (name: string, seconds: number) => {
  const chosen = shipped.find((each) => each.name === name)
  if (!chosen) throw new Error(`There is no workflow ${name}.`)
  return fillWorkflow(chosen, { order: { ...order, frames: seconds * 25, framesPerSecond: 25 }, promptId, files })
}

describe('somebody who talks for long', () => {
  // Proves: talk-comfyui-pieces
  test('is made in pieces that each hear the sound from where they begin', () => {
    expect(Object.keys(talking('talk', 3)).filter((id) => id.startsWith('talk@'))).toEqual(['talk@1'])
    const graph = talking('talk', 12)
    expect(Object.keys(graph).filter((id) => id.startsWith('talk@'))).toHaveLength(5)
    // Each piece goes on from nine frames of the one before, so it begins 72 frames, 2.88 seconds, later.
    expect([2, 3, 4, 5].map((piece) => graph[`part@${piece}`]?.inputs.start_index)).toEqual([0, 2.88, 5.76, 8.64])
    expect(graph['talk@3']?.inputs).toMatchObject({
      previous_frames: ['decode@2', 0],
      audio_encoder_output_1: ['hear@3', 0],
    })
    expect(graph.trim?.inputs).toMatchObject({ image: ['@joined', 0], length: 300 })
  })

  test('is counted in the frames that the model makes a second, and decoded from the last piece where that holds all', () => {
    const graph = talking('talk-s2v', 12)
    expect(graph.trim?.inputs.length).toBe(12 * 16)
    expect(graph['talk@3']?.inputs).toMatchObject({ video_latent: ['all@2', 0] })
    expect(graph.doubled?.inputs.samples2).toEqual(['all@3', 0])
    expect(graph.first?.inputs.samples).toEqual(['all@3', 0])
  })
})

test('a binding to nowhere is an error', () => {
  const chosen = workflows.get('face')?.[0]
  if (!chosen) throw new Error('There is no workflow for faces.')
  for (const place of ['nowhere.text', 'positive.words'])
    expect(() => fill({ ...chosen, bind: { ...chosen.bind, prompt: [place] } })).toThrow(`no input ${place}`)
})

const readFrom = async (files: Record<string, object>) => {
  await using own = await mkdtempDisposable(join(tmpdir(), 'visage-workflows-'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(own.path, name), JSON.stringify(content))
  return readWorkflows(own.path)
}

describe('a folder of the operator', () => {
  const face = workflows.get('face')?.[0]
  if (!face) throw new Error('There is no workflow for faces.')
  const { graph, name: _, ...binds } = face
  const exported = Object.fromEntries(
    Object.entries(graph).map(([id, node]) => [id, { ...node, _meta: { title: id } }]),
  )

  test('an export is taken as ComfyUI wrote it, with what it is bound to beside it', async () => {
    const all = await readFrom({ 'mine.json': exported, 'mine.binds.json': { ...binds, typicalSeconds: 7 } })
    expect(all.get('face')?.[0]).toMatchObject({ name: 'mine', typicalSeconds: 7, graph })
    expect(all.get('portrait')?.[0]?.name).toBe('portrait')
    const filled = fill(all.get('face')?.[0] ?? face)
    expect(filled.positive?.inputs.text).toBe(order.prompt)
  })

  test('a workflow like another one says what it changes, and its quality, its plans and what it takes', async () => {
    const best = { like: 'mine', name: 'mine-best', quality: 'best', plans: ['premium'], units: 2 }
    const sample = { class_type: 'KSampler', inputs: { ...face.graph.sample?.inputs, steps: 30 } }
    const all = await readFrom({ 'mine.json': face, 'mine-best.json': { ...best, nodes: { sample } } })
    expect(all.get('face')?.map(({ name, quality, plans, units }) => [name, quality, plans, units])).toEqual([
      ['face', 'fast', null, 1],
      ['mine-best', 'best', ['premium'], 2],
    ])
    expect(all.get('face')?.[1]?.graph).toEqual({ ...graph, sample })
    await expect(readFrom({ 'a.json': { ...best, nodes: {} } })).rejects.toThrow('cannot be used')
    const circle = { 'a.json': { ...best, like: 'b', nodes: {} }, 'b.json': { ...best, like: 'a', nodes: {} } }
    await expect(readFrom(circle)).rejects.toThrow('it is like a, which is like it in turn')
  })

  test('what it lacks is told with what to do', async () => {
    await expect(readFrom({ 'mine.json': exported })).rejects.toThrow('Say in mine.binds.json what it makes')
    await expect(readFrom({ 'mine.json': { nodes: [], links: [] } })).rejects.toThrow('Export (API)')
    await expect(readFrom({ 'mine.json': { ...binds, name: 'mine' } })).rejects.toThrow('graph')
    expect(() => readWorkflows('/nowhere/at/all')).toThrow('cannot be read')
  })
})
