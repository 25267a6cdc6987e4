/** Tells which country an IP address belongs to, without asking anyone outside. */
export type CountryFinder = {
  /** ISO 3166-1 alpha-2; undefined for an address of no known country, such as a private one. */
  findCountryCode(ip: string): Promise<string | undefined>
}
