type Dictionary = {
  /** The package's own file: on each line a word and how it is said, both in quotes. */
  file: Buffer
  /** Where words begin in it, each at its slot or the next free one. */
  places: Int32Array
}

/** Twice as many as there are words. */
const SLOTS = 2 ** 18
const QUOTE = '"'.charCodeAt(0)
const LINE = '\n  "'
const BETWEEN = '": "'

const slotOf = (bytes: Buffer, word: number): number => {
  let sum = 0
  for (let at = word; bytes[at] !== QUOTE; at += 1) sum = Math.imul(sum, 31) + bytes[at]
  return (sum ^ (sum >>> 15)) & (SLOTS - 1)
}

/** As an object, which the package has made of it by whoever imports it, it takes five times the memory and ten times as long. */
const read = (): Dictionary => {
  const { createRequire } = process.getBuiltinModule('node:module')
  const path = createRequire(import.meta.url).resolve('cmu-pronouncing-dictionary')
  const file = process.getBuiltinModule('node:fs').readFileSync(path)
  const places = new Int32Array(SLOTS)
  for (let line = file.indexOf(LINE); line >= 0; line = file.indexOf(LINE, line + LINE.length)) {
    const word = line + LINE.length
    let slot = slotOf(file, word)
    while (places[slot] > 0) slot = (slot + 1) % SLOTS
    places[slot] = word
  }
  return { file, places }
}

let known: Dictionary | undefined

/** Five megabytes, read when a word could be a slip of the finger or is sung; a browser's build has another file in this one's place. */
const dictionary = (): Dictionary => (known ??= read())

/** Has the dictionary at hand, so that nobody waits for it. */
export const loadEnglish = async (): Promise<void> => {
  dictionary()
}

const upToQuote = (file: Buffer, from: number): string => file.toString('latin1', from, file.indexOf(QUOTE, from))

/** How a word in lower case is said, in the phones of ARPAbet; undefined for one that is not English. */
export const pronunciationOf = (word: string): string | undefined => {
  const { file, places } = dictionary()
  const wanted = Buffer.from(word + BETWEEN)
  for (let slot = slotOf(wanted, 0); places[slot] > 0; slot = (slot + 1) % SLOTS) {
    const said = places[slot] + wanted.length
    if (wanted.equals(file.subarray(places[slot], said))) return upToQuote(file, said)
  }
  return undefined
}

/** Whether a word in lower case is an English one. */
export const isEnglish = (word: string): boolean => pronunciationOf(word) !== undefined

/** Every English word, in no order. */
export const englishWords = (): string[] => {
  const { file, places } = dictionary()
  return Array.from(
    places.filter((place) => place > 0),
    (place) => upToQuote(file, place),
  )
}
