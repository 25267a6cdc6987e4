export type Locality = { city: string; state: string }

/** Somebody should know this postal code, but cannot be asked right now. */
export class LocalityUnavailableError extends Error {
  override name = 'LocalityUnavailableError'
}

/** Tells city and state of a postal code. */
export type LocalityFinder = {
  /**
   * `country` is a code of our list of countries, `pincode` as the country writes it. Undefined where nobody knows; throws a
   * {@link LocalityUnavailableError} when it may be asked again later.
   */
  findLocality(wanted: { country: string; pincode: string; signal?: AbortSignal }): Promise<Locality | undefined>
}
