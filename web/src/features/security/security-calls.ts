import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import { call } from '../../lib/api/call.ts'
import { makePasskey } from '../../lib/api/passkeys.ts'
import { withReauthentication } from '../../lib/api/reauthentication.ts'
import { readSession } from '../../lib/session/session.ts'

const own = () => ({ user_id: readSession().userId })

export const beginAuthenticator = () =>
  withReauthentication(() => call(contract.security.beginAuthenticator, { body: own() }))

export const confirmAuthenticator = (otp: string) =>
  withReauthentication(() => call(contract.security.confirmAuthenticator, { body: { ...own(), otp } }))

export const removeAuthenticator = () => withReauthentication(() => call(contract.security.removeAuthenticator, {}))

/** Has the browser make a passkey, and keeps it. */
export const addPasskey = async (name: string) => {
  const options = await withReauthentication(() => call(contract.security.beginPasskey, { body: own() }))
  const passkey = await makePasskey(options)
  return call(contract.security.addPasskey, { body: { ...own(), name, passkey } })
}

export const removePasskey = (id: string) =>
  withReauthentication(() => call(contract.security.removePasskey, { params: { id } }))

export const renewRecoveryCodes = () =>
  withReauthentication(() => call(contract.security.renewRecoveryCodes, { body: own() }))

export const changePassword = (passwords: { password?: string; new_password: string }) =>
  withReauthentication(() => call(contract.security.changePassword, { body: { ...own(), ...passwords } }))

const KEY = ['security'] as const

/** The second factors of the account, and how to look at them anew. */
export const useSecurity = () => {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(contract.security.readSecurity, {}, { signal }),
  })
  return { security: data, lookAgain: () => queryClient.invalidateQueries({ queryKey: KEY }) }
}
