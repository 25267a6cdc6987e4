import * as shapes from './comfy-shapes.ts'
import type { Graph, HistoryEntry, NodeInfo, NodeProblems, OutputItem } from './comfy-shapes.ts'
import { ComfyRefusedError, requestComfy, requestComfyJson } from './request-comfy.ts'
import type { ComfyAddress } from './request-comfy.ts'

export type ComfyTimes = { answerMs: number; uploadMs: number; downloadMs: number }

const COMFY_TIMES: ComfyTimes = { answerMs: 15_000, uploadMs: 300_000, downloadMs: 300_000 }

const maxBytes = { json: 16 * 1024 * 1024, result: 512 * 1024 * 1024, empty: 64 * 1024 } as const

/** Ids of prompts, in the order in which they will run. */
export type ComfyQueue = { running: string[]; pending: string[] }

type Upload = { name: string; file: Blob; signal: AbortSignal }
type Submission = { promptId: string; clientId: string; graph: Graph }

export type ComfyServer = ReturnType<typeof openComfyServer>

const idsOf = (entries: readonly unknown[][]): string[] =>
  entries.map(([, id]) => id).filter((id) => typeof id === 'string')

const describe = (problems: NodeProblems): string =>
  Object.entries(problems)
    .flatMap(([id, { class_type: name, errors }]) =>
      errors.map(({ message, details }) => `${name ?? 'node'} ${id}: ${message}${details ? ` (${details})` : ''}`),
    )
    .join('; ')

const isLacking = (problems: NodeProblems, type: string): boolean =>
  type === 'missing_node_type' ||
  type === 'invalid_prompt' ||
  Object.values(problems).some(({ errors }) => errors.some((error) => error.type === 'value_not_in_list'))

/** One ComfyUI server; every method throws as `requestComfy` does. */
export const openComfyServer = (address: ComfyAddress, times: ComfyTimes = COMFY_TIMES) => {
  const answer = { timeoutMs: times.answerMs, maxBytes: maxBytes.json }
  const tell = (path: string, body: object) =>
    requestComfy(address, { path, body, timeoutMs: times.answerMs, maxBytes: maxBytes.empty })

  return {
    address,

    async readQueue(signal?: AbortSignal): Promise<ComfyQueue> {
      const read = await requestComfyJson(address, { path: '/queue', ...answer, signal }, { shape: shapes.queueInfo })
      return { running: idsOf(read.queue_running), pending: idsOf(read.queue_pending) }
    },

    /** What became of a prompt; undefined while it waits or runs, and when the server does not know it. */
    async findHistory(promptId: string, signal?: AbortSignal): Promise<HistoryEntry | undefined> {
      const path = `/history/${encodeURIComponent(promptId)}`
      const entries = await requestComfyJson(address, { path, ...answer, signal }, { shape: shapes.history })
      return entries[promptId]
    },

    /** Takes the prompt into the queue, whole: one of which only a part would run is taken out again and refused. */
    async submit({ promptId, clientId, graph }: Submission, signal: AbortSignal): Promise<void> {
      const body = { prompt: graph, prompt_id: promptId, client_id: clientId, extra_data: { preview_method: 'auto' } }
      const read = await requestComfyJson(
        address,
        { path: '/prompt', body, ...answer, signal },
        { shape: shapes.submission, takes: (status) => status === 400 },
      )
      const { node_errors: problems, error } = read
      if (Object.keys(problems).length === 0 && error === undefined) return
      if (read.prompt_id) await this.cancel(promptId)
      const type = typeof error === 'object' ? error.type : ''
      const told = typeof error === 'object' ? `${error.message} ${error.details ?? ''}`.trim() : (error ?? '')
      throw new ComfyRefusedError([told, describe(problems)].filter(Boolean).join(' '), {
        status: 400,
        isLacking: isLacking(problems, type),
      })
    },

    /** Stores a file among the inputs and answers what workflows call it. */
    async upload({ name, file, signal }: Upload): Promise<string> {
      const form = new FormData()
      form.set('image', file, name)
      form.set('type', 'input')
      form.set('subfolder', 'visage')
      form.set('overwrite', 'true')
      const question = { path: '/upload/image', body: form, timeoutMs: times.uploadMs, maxBytes: maxBytes.json, signal }
      const stored = await requestComfyJson(address, question, { shape: shapes.uploaded })
      return stored.subfolder ? `${stored.subfolder}/${stored.name}` : stored.name
    },

    download({ filename, subfolder, type }: OutputItem, signal: AbortSignal): Promise<Buffer> {
      const path = `/view?${new URLSearchParams({ filename, subfolder, type })}`
      return requestComfy(address, { path, timeoutMs: times.downloadMs, maxBytes: maxBytes.result, signal })
    },

    /** Takes a prompt out of the queue, or stops it when it runs, and no other one. */
    async cancel(promptId: string): Promise<void> {
      await tell('/queue', { delete: [promptId] })
      // Second, for a prompt that began in the meantime; without its id this would stop whatever runs.
      await tell('/interrupt', { prompt_id: promptId })
    },

    /** Has the server forget a prompt, its words and where its results lie. */
    forget: (promptId: string) => tell('/history', { delete: [promptId] }),

    /** Gives memory back after a prompt for which there was too little. */
    free: () => tell('/free', { unload_models: true, free_memory: true }),

    async readVersion(): Promise<string> {
      const { system } = await requestComfyJson(address, { path: '/system_stats', ...answer }, { shape: shapes.stats })
      return system.comfyui_version
    },

    /** What a node takes; undefined where it is not installed. */
    async findNode(name: string, signal?: AbortSignal): Promise<NodeInfo | undefined> {
      const path = `/object_info/${encodeURIComponent(name)}`
      const read = await requestComfyJson(address, { path, ...answer, signal }, { shape: shapes.objectInfo })
      return read[name]
    },
  }
}
