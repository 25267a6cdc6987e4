import { useQuery } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { InputStart } from '@visage/contract'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../lib/api/call.ts'
import { clearRemixIntent } from '../lib/session/sign-in-intent.ts'

/** Takes up the shared picture that the address names, if it names one, and puts it into the form of the screen. */
export const useRemix = () => {
  const [params, setParams] = useSearchParams()
  const token = params.get('remix')
  const { data, error } = useQuery({
    queryKey: ['remix', token],
    queryFn: () => call(contract.sharing.remixShared, { params: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (token !== null) clearRemixIntent()
  }, [token])
  const leave = () => setParams({}, { replace: true })
  useEffect(() => {
    if (!data || token === null) return
    const start: InputStart = { mode: 'picture', gender: 'female', picture: { from: 'upload', id: data.id } }
    setParams({}, { replace: true, state: { start } })
  }, [data, token, setParams])
  return { isTaking: token !== null && !error, message: token === null ? undefined : error?.message, leave }
}
