import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkGraph } from '@visage/server/engines/comfyui/check-graph'
import type { Graph } from '@visage/server/engines/comfyui/comfy-shapes'
import { readWorkflows } from '@visage/server/engines/comfyui/workflow'
import { acceptSocket } from './accept-socket.ts'
import type { AcceptedSocket } from './accept-socket.ts'
import { describeNode, describeNodes, RECORDED } from './known-nodes.ts'
import { answer, readBody } from './stand-in-http.ts'
import { solidPng, tinyMp4, tinyWav } from './tiny-files.ts'

/** What goes wrong; a number says how often. */
type Faults = {
  /** The next submissions are taken, and their answer is lost. */
  lostAnswers: number
  /** The next submissions are answered 200 with an output that will not run. */
  partial: number
  /** The next prompts fail on the card. */
  crashes: number
  noMemory: number
  /** The next prompts are stopped by somebody else. */
  interrupted: number
  /** The next results come to a halt after their first bytes. */
  stalled: number
  /** Nobody gets live messages. */
  isMute: boolean
  /** Every message comes twice, and their order is mixed up. */
  isGarbled: boolean
  missingNodes: Set<string>
  missingFiles: Set<string>
}

type Prompt = { id: string; clientId: string | null; graph: Graph; number: number }

/** What the nodes that save put out, and under which name. Videos are listed as images. */
const PICTURE = {
  ending: 'png',
  key: 'images',
  bytes: (count: number): Uint8Array => solidPng(64, [90, count % 256, 120]),
}
const MAKERS: Record<string, typeof PICTURE> = {
  SaveAudioMP3: { ending: 'mp3', key: 'audio', bytes: tinyWav },
}

const STEPS = 4
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const modelFiles = (): Map<string, Set<string>> => {
  const folders = new Map<string, Set<string>>()
  for (const { modelFiles: files } of [...readWorkflows(null).values()].flat())
    for (const { folder, file } of files) folders.set(folder, (folders.get(folder) ?? new Set<string>()).add(file))
  return folders
}

const row = ({ number, id, graph }: Prompt) => [number, id, graph, {}, []]

export type StandInComfy = Awaited<ReturnType<typeof startStandInComfy>>

/** A server that speaks ComfyUI's protocol, its traps included, and paints in one colour instead of with a card. */
export const startStandInComfy = async ({ msPerPrompt = 40 }: { msPerPrompt?: number } = {}) => {
  const faults: Faults = {
    lostAnswers: 0,
    partial: 0,
    crashes: 0,
    noMemory: 0,
    interrupted: 0,
    stalled: 0,
    isMute: false,
    isGarbled: false,
    missingNodes: new Set(),
    missingFiles: new Set(),
  }
  const files = modelFiles()
  let video = tinyMp4()
  const makers: typeof MAKERS = { ...MAKERS, SaveVideo: { ending: 'mp4', key: 'images', bytes: () => video } }
  const clients = new Map<string, AcceptedSocket>()
  const results = new Map<string, Uint8Array>()
  let uploads = new Map<string, Buffer>()
  let history = new Map<string, object>()
  let pending: Prompt[] = []
  let running: Prompt | null = null
  let stopped: string | null = null
  /** The step at which prompts stand still. */
  let heldAt = STEPS
  let counter = 0
  let life = 0
  /** Every prompt that was taken, and every one that was painted. */
  const taken: Prompt[] = []
  const painted: string[] = []
  const freed: object[] = []

  const known = () =>
    new Map(
      [...files].map(([folder, names]) => [
        folder,
        new Set([...names].filter((name) => !faults.missingFiles.has(name))),
      ]),
    )

  const tell = ({ clientId }: Prompt, type: string, data: object) => {
    const socket = clientId === null ? undefined : clients.get(clientId)
    if (!socket || faults.isMute) return
    const text = JSON.stringify({ type, data })
    socket.send(text)
    if (faults.isGarbled) {
      socket.send(text)
      socket.send('{"type":"status","data":{"status":{"exec_info":{"queue_remaining":1}}}}')
      socket.send('not json')
      socket.sendBinary(Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 255, 216]))
    }
  }

  const showPreview = ({ clientId }: Prompt, step: number) => {
    const picture = solidPng(16, [200, 40 * step, 90])
    if (clientId !== null && !faults.isMute)
      clients.get(clientId)?.sendBinary(Buffer.concat([Buffer.from([0, 0, 0, 1, 0, 0, 0, 2]), picture]))
  }

  const take = (key: 'crashes' | 'noMemory' | 'interrupted' | 'lostAnswers' | 'partial' | 'stalled'): boolean => {
    if (faults[key] === 0) return false
    faults[key] -= 1
    return true
  }

  const endWith = (prompt: Prompt, status: object, outputs: object = {}) => {
    const entry = { prompt: [prompt.number, prompt.id, prompt.graph, {}, []], outputs, status, meta: {} }
    history.set(prompt.id, entry)
    running = null
    tell(prompt, 'executing', { node: null, prompt_id: prompt.id })
  }

  const fail = (prompt: Prompt, type: string, told: object) => {
    const data = { prompt_id: prompt.id, node_id: 'sample', node_type: 'KSampler', executed: [], ...told }
    tell(prompt, type, data)
    endWith(prompt, {
      status_str: 'error',
      completed: false,
      messages: [
        ['execution_start', {}],
        [type, data],
      ],
    })
  }

  const paint = (prompt: Prompt) => {
    painted.push(prompt.id)
    const [id, node] =
      Object.entries(prompt.graph).find(([, { class_type: name }]) => RECORDED.nodes[name]?.output_node) ?? []
    const { ending, key, bytes } = makers[node?.class_type ?? ''] ?? PICTURE
    const filename = `${prompt.id}_00001_.${ending}`
    results.set(filename, bytes(painted.length))
    const item = { filename, subfolder: 'visage', type: 'output', asset: { id: 1 } }
    const output = { [key]: [item], ...(ending === 'mp4' ? { animated: [true] } : {}) }
    tell(prompt, 'executed', { node: id, output, prompt_id: prompt.id })
    tell(prompt, 'execution_success', { prompt_id: prompt.id })
    endWith(
      prompt,
      { status_str: 'success', completed: true, messages: [['execution_success', {}]] },
      { [id ?? '']: output },
    )
  }

  const isGone = (prompt: Prompt, born: number) => life !== born || running !== prompt

  const work = async (prompt: Prompt) => {
    const born = life
    tell(prompt, 'execution_start', { prompt_id: prompt.id })
    tell(prompt, 'execution_cached', { nodes: ['vae'], prompt_id: prompt.id })
    let step = 0
    while (step < STEPS) {
      await sleep(msPerPrompt / STEPS)
      if (isGone(prompt, born)) return
      if (stopped === prompt.id || take('interrupted')) return fail(prompt, 'execution_interrupted', {})
      if (step >= heldAt) continue
      step += 1
      tell(prompt, 'progress', { value: step, max: STEPS, prompt_id: prompt.id, node: 'sample' })
      showPreview(prompt, step)
    }
    if (take('crashes'))
      return fail(prompt, 'execution_error', { exception_message: 'it broke', exception_type: 'RuntimeError' })
    if (take('noMemory'))
      return fail(prompt, 'execution_error', { exception_message: 'Allocation on device: ran out of memory' })
    paint(prompt)
  }

  const goOn = () => {
    if (running || pending.length === 0) return
    running = pending.shift() ?? null
    if (running) void work(running).then(goOn)
  }

  const submit = (body: Buffer, response: ServerResponse) => {
    const {
      prompt: graph,
      prompt_id: id,
      client_id: clientId = null,
    } = JSON.parse(body.toString()) as {
      prompt: Graph
      prompt_id: string
      client_id?: string
    }
    const refuse = (error: object, nodeErrors: object = {}) => answer(response, { error, node_errors: nodeErrors }, 400)
    if (!uuid.test(id)) return refuse({ type: 'invalid_prompt_id', message: 'Not a UUID', details: '' })
    const { unknown, problems } = checkGraph(
      graph,
      describeNodes(known(), faults.missingNodes),
      new Set(uploads.keys()),
    )
    if (unknown[0])
      return refuse({ type: 'missing_node_type', message: `Node '${unknown[0]}' not found.`, details: '' })
    const nodeErrors = Object.fromEntries(
      [...problems].map(([node, errors]) => [
        node,
        { errors, dependent_outputs: ['save'], class_type: graph[node]?.class_type },
      ]),
    )
    if (problems.size > 0)
      return refuse(
        { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed validation' },
        nodeErrors,
      )
    counter += 1
    const prompt = { id, clientId, graph, number: counter }
    taken.push(prompt)
    pending.push(prompt)
    goOn()
    if (take('lostAnswers')) return response.destroy()
    const partial = {
      other: {
        errors: [{ type: 'exception_during_validation', message: 'Exception during validation' }],
        class_type: 'X',
      },
    }
    return answer(response, { prompt_id: id, number: counter, node_errors: take('partial') ? partial : {} })
  }

  const upload = async (body: Buffer, request: IncomingMessage, response: ServerResponse) => {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    const file = form.get('image')
    if (!(file instanceof File)) return answer(response, {}, 400)
    const name = `${file.name.replace(/\.\w+$/, '')} (1)${/\.\w+$/.exec(file.name)?.[0] ?? ''}`
    uploads.set(`visage/${name}`, Buffer.from(await file.arrayBuffer()))
    return answer(response, { name, subfolder: 'visage', type: 'input' })
  }

  const view = (url: URL, response: ServerResponse) => {
    const bytes = results.get(url.searchParams.get('filename') ?? '')
    if (!bytes) return answer(response, {}, 404)
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': bytes.length })
    if (take('stalled')) return response.write(bytes.subarray(0, 20))
    return response.end(bytes)
  }

  const control = (path: string, body: { delete?: string[]; prompt_id?: string }, response: ServerResponse) => {
    if (path === '/queue') pending = pending.filter(({ id }) => !body.delete?.includes(id))
    if (path === '/interrupt' && (!body.prompt_id || body.prompt_id === running?.id)) stopped = running?.id ?? null
    if (path === '/history') body.delete?.forEach((id) => history.delete(id))
    if (path === '/free') freed.push(body)
    response.writeHead(200).end()
  }

  const get = (url: URL, response: ServerResponse) => {
    const [, what, name = ''] = url.pathname.split('/').map(decodeURIComponent)
    if (what === 'queue')
      return answer(response, { queue_running: running ? [row(running)] : [], queue_pending: pending.map(row) })
    if (what === 'history') return answer(response, history.has(name) ? { [name]: history.get(name) } : {})
    if (what === 'view') return view(url, response)
    if (what === 'system_stats') return answer(response, { system: { comfyui_version: RECORDED.version }, devices: [] })
    if (what === 'object_info') {
      const told = faults.missingNodes.has(name) ? undefined : describeNode(name, known())
      return answer(response, told ? { [name]: told } : {})
    }
    return answer(response, {}, 404)
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'GET') return get(url, response)
    void readBody(request).then((body) => {
      if (url.pathname === '/prompt') return submit(body, response)
      if (url.pathname === '/upload/image') return upload(body, request, response)
      return control(url.pathname, JSON.parse(body.toString()) as object, response)
    })
  })
  server.on('upgrade', (request, socket) => {
    const id = new URL(request.url ?? '/', 'http://localhost').searchParams.get('clientId') ?? ''
    const accepted = acceptSocket(request, socket)
    clients.set(id, accepted)
    // As the real one does: the end of an old socket makes it forget the client, whoever has the id now.
    accepted.onClose(() => clients.delete(id))
  })

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const die = async () => {
    life += 1
    running = null
    pending = []
    history = new Map()
    uploads = new Map()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of clients.values()) socket.drop()
    server.closeAllConnections()
    await closed
  }
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    taken,
    painted,
    freed,
    history: () => history,
    /** From now on every video is this one. */
    serveVideo(film: Uint8Array) {
      video = film
    },
    /** The prompt that was last asked to be stopped while it ran. */
    stopped: () => stopped,
    /** From now on nothing gets on with more than so many steps, and so can be stopped or seen however late, until released. */
    hold(steps = 0) {
      heldAt = steps
      return { release: () => void (heldAt = STEPS) }
    },
    dropSockets() {
      for (const socket of clients.values()) socket.drop()
    },
    /** The process ends, with all that it had in memory. */
    die,
    /** The same address answers again, and knows nothing. */
    restart: () => listen(port),
    async [Symbol.asyncDispose]() {
      if (server.listening) await die()
    },
  }
}
