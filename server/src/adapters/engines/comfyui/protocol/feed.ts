import { parseJson } from '../../../../lib/answers.ts'
import { feedMessage } from './comfy-shapes.ts'
import type { FeedMessage } from './comfy-shapes.ts'
import { headersOf } from './request-comfy.ts'
import type { ComfyAddress } from './request-comfy.ts'

const previewEvent = 1
const headBytes = 8
const maxBytes = 1024 * 1024

/** The JPEG or PNG in a binary message: the event's number, the type of the picture (4 bytes each), then the picture. */
const findPreview = (frame: ArrayBuffer): Uint8Array | undefined => {
  if (frame.byteLength <= headBytes || frame.byteLength > maxBytes) return undefined
  return new DataView(frame).getUint32(0) === previewEvent ? new Uint8Array(frame, headBytes) : undefined
}

/** How far a prompt is, as the server's live messages tell; nothing of it decides whether it has ended. */
export type PromptProgress = {
  /** Nodes that are over, cached ones too. */
  finished: ReadonlySet<string>
  /** Shares of nodes that are at work. */
  running: ReadonlyMap<string, number>
  /** Whether the server says that it has ended, in whatever way. */
  isOver: boolean
  /** The latest rough picture of what is becoming, JPEG or PNG. */
  preview?: Uint8Array
}

export type Feed = {
  /** The id that submissions carry, so that their messages come here. */
  clientId: string
  /** Connects when it is not; messages of a prompt that is submitted before are lost. Settles in any case. */
  connect(): Promise<void>
  follow(promptId: string): void
  leave(promptId: string): void
  progressOf(promptId: string): PromptProgress | undefined
  /** Settles when the server says that the prompt has ended. */
  changeOf(promptId: string): Promise<void>
  close(): void
}

type Followed = PromptProgress & {
  finished: Set<string>
  running: Map<string, number>
  changed: PromiseWithResolvers<void>
}

/** Node's own takes headers, which browsers' types do not know of. */
const SocketWithHeaders = WebSocket as unknown as new (
  url: string,
  options: { headers: Record<string, string> },
) => WebSocket

const connectMs = 5000
const reconnectMs = { min: 1000, max: 30_000 } as const
/** Sockets have been seen to fall silent without closing. */
const silenceMs = 60_000

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const shareOf = ({ value, max }: Record<string, unknown>): number =>
  typeof value === 'number' && typeof max === 'number' && max > 0 ? Math.min(1, value / max) : 0

/** Sent when the history holds the prompt, or when it never will. */
const isEnd = ({ type, data }: FeedMessage): boolean =>
  (type === 'executing' && data.node === null) || type === 'execution_error' || type === 'execution_interrupted'

const note = ({ finished, running }: Followed, { type, data }: FeedMessage): void => {
  const finish = (id: string) => {
    finished.add(id)
    running.delete(id)
  }
  if (type === 'execution_cached') idsIn(data.nodes).forEach(finish)
  else if (type === 'executed' && typeof data.node === 'string') finish(data.node)
  else if (type === 'progress' && typeof data.node === 'string') running.set(data.node, shareOf(data))
  else if (type === 'progress_state' && isRecord(data.nodes))
    for (const [id, state] of Object.entries(data.nodes)) {
      if (!isRecord(state)) continue
      if (state.state === 'finished') finish(id)
      else running.set(id, shareOf(state))
    }
}

/** The live messages of one server, kept up with a socket that is opened anew when it breaks. */
export const openFeed = (address: ComfyAddress, clientId: string): Feed => {
  const prompts = new Map<string, Followed>()
  let socket: WebSocket | null = null
  let opening: Promise<void> | null = null
  let again: NodeJS.Timeout | undefined
  let waitMs: number = reconnectMs.min
  let heardAtMs = 0
  let isClosed = false
  /** Servers do one prompt at a time, and do not say which one their pictures are of. */
  let atWork: Followed | undefined

  const hear = (text: string) => {
    heardAtMs = Date.now()
    const read = feedMessage.safeParse(parseJson(text))
    const promptId = read.data?.data.prompt_id
    const followed = typeof promptId === 'string' ? prompts.get(promptId) : undefined
    if (!read.success || typeof promptId !== 'string') return
    atWork = followed
    if (!followed) return
    note(followed, read.data)
    if (!isEnd(read.data)) return
    followed.isOver = true
    atWork = undefined
    followed.changed.resolve()
    followed.changed = Promise.withResolvers()
  }

  const look = (frame: unknown) => {
    heardAtMs = Date.now()
    const preview = frame instanceof ArrayBuffer ? findPreview(frame) : undefined
    if (preview && atWork) atWork.preview = preview
  }

  const open = () => {
    const target = `${address.url.replace(/^http/, 'ws')}/ws?clientId=${encodeURIComponent(clientId)}`
    const { promise, resolve } = Promise.withResolvers<void>()
    const made = new SocketWithHeaders(target, { headers: headersOf(address) })
    const late = setTimeout(() => made.close(), connectMs)
    made.binaryType = 'arraybuffer'
    made.addEventListener('open', () => {
      heardAtMs = Date.now()
      waitMs = reconnectMs.min
      clearTimeout(late)
      resolve()
    })
    made.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') hear(data)
      else look(data)
    })
    made.addEventListener('close', () => {
      clearTimeout(late)
      if (socket === made) socket = null
      resolve()
      // Not at once: the server forgets a client by its id when the old socket ends, the new one's too.
      if (!isClosed && prompts.size > 0) comeBack()
    })
    made.addEventListener('error', () => made.close())
    socket = made
    return promise
  }

  const comeBack = () => {
    clearTimeout(again)
    again = setTimeout(() => {
      again = undefined
      void connect()
    }, waitMs).unref()
    waitMs = Math.min(reconnectMs.max, waitMs * 2)
  }

  const connect = async (): Promise<void> => {
    if (isClosed || socket?.readyState === WebSocket.OPEN) return
    opening ??= open().finally(() => {
      opening = null
    })
    await opening
  }

  return {
    clientId,
    connect,
    follow(promptId) {
      if (!prompts.has(promptId))
        prompts.set(promptId, {
          finished: new Set(),
          running: new Map(),
          isOver: false,
          changed: Promise.withResolvers(),
        })
      if (socket?.readyState === WebSocket.OPEN && Date.now() - heardAtMs > silenceMs) socket.close()
      else if (!socket && !again) void connect()
    },
    leave(promptId) {
      prompts.get(promptId)?.changed.resolve()
      prompts.delete(promptId)
    },
    progressOf: (promptId) => prompts.get(promptId),
    changeOf: (promptId) => prompts.get(promptId)?.changed.promise ?? Promise.resolve(),
    close() {
      isClosed = true
      clearTimeout(again)
      socket?.close()
    },
  }
}
