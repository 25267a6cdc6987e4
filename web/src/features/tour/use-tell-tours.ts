import { contract } from '@visage/contract'
import { useCallback, useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { mayPass } from '../../lib/query-client.ts'
import { findSession, readSession } from '../../lib/session.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { listUntoldTours, rememberTourTold } from './seen-tours.ts'
import type { Section } from './seen-tours.ts'

type Seen = { section: Section; userId: string }

const tellServer = async ({ section, userId }: Seen): Promise<void> => {
  // Whoever has left by now tells it at the next visit.
  if (findSession()?.userId !== userId || !listUntoldTours().includes(section)) return
  await call(contract.account.completeTour, { body: { user_id: userId, section } })
  rememberTourTold(section)
}

/** Tells the server which tours were seen: now, when the connection is back, or at the next visit. */
export const useTellTours = (): (() => void) => {
  const { mutate } = useMutation({
    mutationFn: tellServer,
    scope: { id: 'tours' },
    networkMode: 'online',
    retry: (_, error) => mayPass(error),
  })
  const tell = useCallback(() => {
    const { userId } = readSession()
    for (const section of listUntoldTours()) mutate({ section, userId })
  }, [mutate])
  useEffect(tell, [tell])
  return tell
}
