import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalityUnavailableError } from '../locality-finder.ts'
import type { Locality, LocalityFinder } from '../locality-finder.ts'
import { chooseLocality, codeOf, postalFileOf, rowsOf } from './postal-file.ts'

/** Every code that begins so is one of London's. */
const LONDON = /^(?:EC|E|NW|N|SE|SW|WC|W)\d/

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * Places of the files that `npm run postal` has put into `dir`, one a country. They are read at each question, so that
 * none of them stays in memory. London is known without its file.
 */
export const openGeonamesLocalities = (dir: string): LocalityFinder => ({
  async findLocality({ country, pincode, signal }): Promise<Locality | undefined> {
    const code = codeOf(country, pincode)
    if (country === 'UK' && LONDON.test(code)) return { city: 'London', state: 'England' }
    try {
      const text = await readFile(join(dir, postalFileOf(country)), { encoding: 'utf8', signal })
      return chooseLocality(rowsOf(text, code))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw new LocalityUnavailableError(`The postal codes of ${country} cannot be read.`, { cause: error })
    }
  },
})
