import type { Context } from '../context.ts'
import { COUNTRY_NAMES } from '../geo/country-names.ts'
import { listSignUpsOfAddress } from './store/sign-ups.ts'

const shown = 3

/** When somebody asked for an account, and the country it came from as far as that can be told. */
type Asker = { at: Date; country: string | null }

/** Who has asked for an account with this address and waits for its verification, newest first. */
export const listAskers = async ({ db, geo }: Context, email: string): Promise<Asker[]> => {
  const signUps = await listSignUpsOfAddress(db, email, shown)
  return Promise.all(
    signUps.map(async ({ network, createdAt }) => {
      const code = await geo.findCountryCode(network.replace(/\/64$/, ''))
      return { at: createdAt, country: (code && COUNTRY_NAMES[code]) ?? null }
    }),
  )
}
