import { KIND_NAMES } from '@visage/contract'
import type { QueryClient } from '@tanstack/react-query'
import { requestOf } from './kinds/requests.ts'
import { forgetResult, restoreResult, resultKey } from './result-store.ts'
import type { Result, Slot } from './result-store.ts'

const forgetIn = async (queryClient: QueryClient, slot: Slot, assetId: string): Promise<void> => {
  const kept = queryClient.getQueryData<Result | null>(resultKey(slot)) ?? (await restoreResult(queryClient, slot))
  if (kept?.assetId === assetId) forgetResult(queryClient, slot)
}

/** Takes a deleted asset off every stage that still shows it. */
export const forgetAsset = async (queryClient: QueryClient, assetId: string): Promise<void> => {
  const slots = KIND_NAMES.flatMap((kind) => requestOf(kind).choices.map((choice) => ({ kind, choice })))
  await Promise.all(slots.map((slot) => forgetIn(queryClient, slot, assetId)))
}
