/** Of no script, so that they are part of no word; `read-script.ts` passes over them. */
const [FROM, TO] = ['\uE000', '\uE001']

const STARRED = /(?<![\p{L}\p{N}*])\*+(?=[^\s*])([^*\n]*[^\s*])\*+(?![\p{L}\p{N}*])/gu

/** The script with a mark before and after what stands between asterisks. */
export const markStressed = (script: string): string => script.replaceAll(STARRED, `${FROM}$1${TO}`)

/** Takes the marks out of one word after the other, and tells which of them stand between two. */
export const createStressReader = (): ((written: string) => { text: string; isMarked: boolean }) => {
  let isOpen = false
  return (written) => {
    const isMarked = isOpen || written.includes(FROM)
    if (isMarked) isOpen = !written.includes(TO)
    return { text: written.replaceAll(/[\uE000\uE001]/g, ''), isMarked }
  }
}

/** Said as words and always written in capitals, so that these weigh nothing. */
const CAPITAL_NAMES = new Set(
  (
    'acer aids asap asos asus dior fifa gif ikea jpeg laser lego nars nasa nasdaq nato nivea opec opi radar ram rom ' +
    'scuba shein sim swat taser temu uefa unesco unicef zara'
  ).split(' '),
)

/** Whether a word is written in capitals for its weight. */
export const isWeighty = (word: string): boolean =>
  /^[A-Z]{2,}(?:['-][A-Z]+)*$/.test(word) && !CAPITAL_NAMES.has(word.toLowerCase())
