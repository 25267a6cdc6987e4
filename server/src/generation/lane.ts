import { KIND_NAMES, KINDS } from '@visage/contract'
import type { KindName } from '@visage/contract'
import type { Lane } from '../engines/engine.ts'

/** The line that a kind's jobs wait in. */
export const laneOf = (kind: KindName): Lane => (KINDS[kind].medium === 'video' ? 'long' : 'quick')

export const kindsOfLane = (lane: Lane): KindName[] => KIND_NAMES.filter((kind) => laneOf(kind) === lane)
