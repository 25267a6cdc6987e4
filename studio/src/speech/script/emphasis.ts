/** Of no script, so that they stay where they are while a script is made plain. */
const [FROM, TO] = ['\uE000', '\uE001']

const STARRED = /(?<![\p{L}\p{N}*])\*+(?=[^\s*])([^*\n]*[^\s*])\*+(?![\p{L}\p{N}*])/gu

/** The script with a mark before and after what stands between asterisks. */
export const markStressed = (script: string): string => script.replaceAll(STARRED, `${FROM}$1${TO}`)

/** Takes the marks out of a script, and tells whether what stands from one place to another lies between two. */
export const takeMarks = (marked: string): { text: string; isMarked: (from: number, to: number) => boolean } => {
  const spans: (readonly [from: number, to: number])[] = []
  let text = ''
  for (const part of marked.split(/(\uE000[^\uE001]*\uE001)/)) {
    const bare = part.replaceAll(/[\uE000\uE001]/g, '')
    if (part.startsWith(FROM)) spans.push([text.length, text.length + bare.length])
    text += bare
  }
  return { text, isMarked: (from, to) => spans.some(([start, end]) => from < end && to > start) }
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
