import type { AnyKind, InputStart } from '@visage/contract'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { NavigateFunction } from 'react-router'

type State = { start?: InputStart } | null

/** Opens the screen of a kind with something in its form. */
export const openWith = (navigate: NavigateFunction, { page }: AnyKind, start: InputStart): void =>
  void navigate(page.path, { state: { start } satisfies State })

/** What the page before handed over for the form; it is taken up once, not again after a reload. */
export const useStart = (): InputStart | undefined => {
  const location = useLocation()
  const navigate = useNavigate()
  const [start] = useState(() => (location.state as State)?.start)
  useEffect(() => {
    if (start && (location.state as State)?.start) void navigate(location, { replace: true, state: null })
  }, [start, location, navigate])
  return start
}
