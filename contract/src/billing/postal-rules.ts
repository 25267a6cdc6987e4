/** What a country asks of phone numbers and postal codes; codes are those of the list of countries. */
type PostalRule = {
  /** Digits that a phone number must have. */
  readonly phoneDigits: number
  readonly pincode: RegExp
  /** Whether letters may be typed into the postal code. */
  readonly hasLetters: boolean
}

const FALLBACK: PostalRule = { phoneDigits: 10, pincode: /^\d{4,7}$/, hasLetters: false }

const RULES: ReadonlyMap<string, PostalRule> = new Map(
  Object.entries({
    IN: { phoneDigits: 10, pincode: /^\d{6}$/, hasLetters: false },
    US: { phoneDigits: 11, pincode: /^\d{5}$/, hasLetters: false },
    UK: { phoneDigits: 10, pincode: /^[A-Z\d]{5,7}$/i, hasLetters: true },
    CA: { phoneDigits: 10, pincode: /^[A-Z]\d[A-Z] \d[A-Z]\d$/i, hasLetters: true },
    AU: { phoneDigits: 9, pincode: /^\d{4}$/, hasLetters: false },
    DE: { phoneDigits: 11, pincode: /^\d{5}$/, hasLetters: false },
  }),
)

/** Characters that the postal code field takes: with a country, and before one is chosen. */
export const MAX_PINCODE_LENGTH = { chosen: 7, open: 6 } as const
/** From here on a postal code is looked up; below, city and state are cleared. */
export const MIN_PINCODE_LENGTH = 4

/** The rule of a country; every country has one. */
export const postalRuleOf = (country: string): PostalRule => RULES.get(country) ?? FALLBACK

export const phoneMessage = ({ phoneDigits }: PostalRule): string =>
  `Phone number must be exactly ${phoneDigits} digits.`
export const PINCODE_MESSAGE = 'Please enter a valid pincode.'
