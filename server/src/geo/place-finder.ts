export type Place = { city: string; state: string }

/** Somebody should know this postal code, but cannot be asked right now. */
export class PlaceUnavailableError extends Error {
  override name = 'PlaceUnavailableError'
}

/** Tells city and state of a postal code. */
export type PlaceFinder = {
  /**
   * `country` is ISO 3166-1 alpha-2, `pincode` as the country writes it. Undefined where nobody knows; throws a
   * {@link PlaceUnavailableError} when it may be asked again later.
   */
  findPlace(wanted: { country: string; pincode: string; signal?: AbortSignal }): Promise<Place | undefined>
}
