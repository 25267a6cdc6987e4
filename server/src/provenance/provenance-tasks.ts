import type { MarkOrder } from '../media/mark-order.ts'
import type { KnownMaking } from './mark-message.ts'

/** Files of a task, in the folder that is the process's working directory. */
export const TASK_FILES = { input: 'input', output: 'output' } as const

export type LookKeys = { mark: Uint8Array; check: Uint8Array; publicPem: string }

export type ProvenanceTask = { kind: 'mark'; mimeType: string; order: MarkOrder } | { kind: 'look'; keys: LookKeys }

/** Marking answers nothing. */
export type ProvenanceAnswer = KnownMaking | null
