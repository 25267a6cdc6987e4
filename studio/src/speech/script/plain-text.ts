const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** The value of a digit of any script: they stand in a row of ten in each. */
const digitValue = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value++
  return String(value)
}

/** Digits of every script as 0 to 9, each at its own place, and the signs that stand between them in Arabic. */
export const westernDigits = (text: string): string =>
  text
    .replaceAll(/(?![\d\u{10000}-\u{10FFFF}])\p{Nd}/gu, digitValue)
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',')
    .replaceAll('\u066A', '%')

/** A script without pictographs and signs that are not read, and with one kind of each quote and space. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/(?<=\d)(?=[\u00BC-\u00BE\u2150-\u215E])/g, ' ')
    .replaceAll(/[\u2120\u2122]/g, '')
    .replaceAll(/\u2116\s*/g, 'No. ')
    .replaceAll(/\u00BA(?=[CF](?!\p{L}))/gu, '°')
    .normalize('NFKC')
    .replaceAll(/(?=[\u{10000}-\u{10FFFF}])\p{Nd}/gu, digitValue)
    .replaceAll('\u2044', '/')
    .replaceAll('\u2212', '-')
    .replaceAll(/[\u2018\u2019\u02BC`´]/g, "'")
    .replaceAll(/[\u201C\u201D«»]/g, '"')
    // Digits count as pictographs too, for the sake of keycaps.
    .replaceAll(/(?![\d#*])[\p{Extended_Pictographic}\p{Regional_Indicator}]/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Me}\p{Variation_Selector}]/gu, '')
    .replaceAll(/[*~^<>{}|\\]/g, ' ')

/** Latin letters without their accents; letters of other scripts stay. */
export const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[œŒ]/g, 'oe')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[đðĐÐ]/g, 'd')
    .replaceAll(/[þÞ]/g, 'th')
    .replaceAll('ı', 'i')
