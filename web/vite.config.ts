import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import { listTelltales, PICTURE_LEXICON, PLACES } from '@visage/studio/live-build'
import { build, defineConfig } from 'vite'
import type { Plugin } from 'vite'

const { VISAGE_API_PORT = '3001', SECURITY_KEY } = process.env
const target = `http://127.0.0.1:${VISAGE_API_PORT}`

/** Pages of the development server come without the application key, so their calls get it on the way. */
const api = {
  target,
  ...(SECURITY_KEY && { headers: { 'security-key': createHash('sha256').update(SECURITY_KEY).digest('hex') } }),
}

/** The fonts under names that last: pages that the server writes know no hashes. */
const lastingFonts: Plugin = {
  name: 'lasting-fonts',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const font of ['inter', 'sora']) {
      const file = fileURLToPath(
        import.meta.resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`),
      )
      this.emitFile({ type: 'asset', fileName: `fonts/${font}.woff2`, source: readFileSync(file) })
    }
  },
}

/** Scripts and styles also compressed as far as it goes, once: the server sends these as they are. */
const compressed: Plugin = {
  name: 'compressed',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /\.(?:css|js)$/.test(file)))
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))))
  },
}

/** `x.ts?script` is the text of a script that pages carry in themselves. Their own scripts need no copy of it. */
const inlineScript: Plugin = {
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('?script')) return null
    if (this.environment.name === 'client') return 'export default ""'
    const entry = id.slice(0, -'?script'.length)
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, lib: { entry, formats: ['iife'], name: 'early' } },
    })
    const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
    if (chunk?.type !== 'chunk') throw new Error(`${entry} made no script.`)
    return `export default ${JSON.stringify(chunk.code.trim())}`
  },
}

const CAPITAL_A = 65
const englishFile = '/studio/src/english.ts'
const lookalikes = `${englishFile}?lookalikes`

/**
 * The studio asks a dictionary of four megabytes which words are English. In browsers it gets those that it asks about,
 * and these only when somebody types a word that may be a slip.
 */
const smallDictionary: Plugin = {
  name: 'small-dictionary',
  enforce: 'pre',
  load(id) {
    if (id.endsWith(englishFile))
      return `let known = null
export const loadEnglish = async () => { known ??= (await import('./english.ts?lookalikes')).known }
export const isEnglish = (word) => word in known
export const englishWords = () => Object.keys(known)`
    if (!id.endsWith(lookalikes)) return null
    const words = PICTURE_LEXICON.listLookalikes().toSorted()
    // Each word says with a letter how much of the one before it begins with: that makes them a fifth smaller.
    const packed = words.map((word, place) => {
      const before = words[place - 1] ?? ''
      let differs = 0
      while (word[differs] === before[differs] && differs < before.length) differs += 1
      return String.fromCodePoint(CAPITAL_A + differs) + word.slice(differs)
    })
    return `let word = ''
export const known = Object.fromEntries(${JSON.stringify(packed.join(''))}.match(/[A-Z][^A-Z]*/g).map((part) => {
  word = word.slice(0, part.charCodeAt(0) - ${CAPITAL_A}) + part.slice(1)
  return [word, true]
}))`
  },
}

const lexiconFile = '/studio/src/prompt/picture-lexicon.ts'

/** The worker has the words of portraits at once; the others come when a prompt first says one of them. */
const wordsLater: Plugin = {
  name: 'words-later',
  enforce: 'pre',
  load: (id) =>
    id.endsWith(lexiconFile)
      ? `import { createLexicon } from './lexicon.ts'
import { saysMore } from './match-phrases.ts'
import { PORTRAIT_WORDS } from './words/portrait-words.ts'
export let PICTURE_LEXICON = createLexicon(PORTRAIT_WORDS)
const telltales = ${JSON.stringify(listTelltales().join('|'))}.split('|')
let isWhole = false
export const loadWords = async (prompt) => {
  if (isWhole || !saysMore(prompt, PICTURE_LEXICON, telltales)) return
  const { FURTHER_WORDS } = await import('./words/further-words.ts')
  PICTURE_LEXICON = createLexicon([...PORTRAIT_WORDS, ...FURTHER_WORDS])
  isWhole = true
}`
      : null,
}

const placesFile = '/studio/src/places/places.ts'
const placeNamesFile = '/studio/src/places/place-names.ts'

/**
 * The worker knows of every place at once; what they are called comes with the further words, and what paints those outside
 * of the studio when somebody first stands in one.
 */
const placesLater: Plugin = {
  name: 'places-later',
  enforce: 'pre',
  load(id) {
    const places = Object.entries(PLACES)
    const names = places.map(([name, { words, wordsAtNight, seen, like }]) => [
      name,
      { words, wordsAtNight, seen, like },
    ])
    if (id.endsWith(placeNamesFile)) return `export const PLACE_NAMES = ${JSON.stringify(Object.fromEntries(names))}`
    if (!id.endsWith(placesFile)) return null
    const facts = Object.fromEntries(
      places.map(
        ([name, { paint: _paint, words: _words, wordsAtNight: _night, seen: _seen, like: _like, ...rest }]) => [
          name,
          rest,
        ],
      ),
    )
    return `import { studio } from './work/studio-paper.ts'
let painted = null
export const loadPlaces = async () => { painted ??= (await import('./places.ts?painted')).PLACES }
const paintLater = (name) => (stage, paper) => painted[name].paint(stage, paper)
export const PLACES = Object.fromEntries(Object.entries(${JSON.stringify(facts)}).map(
  ([name, facts]) => [name, name === 'studio' ? studio : { ...facts, paint: paintLater(name) }]))
export const BACKDROPS = Object.keys(PLACES)
export const placeOf = (name) => PLACES[name]
export const isOutdoor = (name) => PLACES[name].isOutdoor`
  },
}

/** What not every portrait shows, by the file that makes it. */
const EXTRAS: Readonly<Record<string, readonly string[]>> = {
  '/studio/src/places/world/open-lens.ts': ['blurThroughLens', 'openSheet'],
  '/studio/src/render/accessories/draw-earrings.ts': ['drawEarrings'],
  '/studio/src/render/accessories/draw-glasses.ts': ['drawGlasses'],
  '/studio/src/render/backdrop/paint-air.ts': ['paintAir', 'paintRainbow'],
  '/studio/src/render/backdrop/paint-weather.ts': ['paintWeather'],
  '/studio/src/render/features/paint-face-art.ts': ['paintFaceArt'],
  '/studio/src/render/hair/grow-beard.ts': ['growBeard'],
  '/studio/src/render/skin/ink.ts': ['inkOf'],
  '/studio/src/render/worn/wear-on-body.ts': ['looksOfWorn', 'wearOnBody'],
  '/studio/src/render/worn/wear-on-head.ts': ['looksOnHead', 'wearOnHead'],
  '/studio/src/render/finish/stylise.ts': ['stylise'],
  '/studio/src/places/beside/paint-beside.ts': ['paintBeside'],
}

/** What not every portrait shows comes when one of them asks for it. */
const extrasLater: Plugin = {
  name: 'extras-later',
  enforce: 'pre',
  load(id) {
    const found = Object.entries(EXTRAS).find(([file]) => id.endsWith(file))
    if (!found) return null
    const [file, names] = found
    const later = names.map((name) => `export const ${name} = (...all) => made?.${name}(...all)`)
    return `let made = null
;(globalThis.laterParts ??= []).push(async () => { made ??= await import('./${file.split('/').at(-1)}?later') })
${later.join('\n')}`
  },
}

/** What no portrait has, by the file that makes it: a portrait's scene has no room for it. */
const BELOW_PORTRAITS: Readonly<Record<string, readonly string[]>> = {
  '/studio/src/render/body/gestures.ts': ['GESTURES'],
  '/studio/src/render/body/mark-hand.ts': ['markHand'],
  '/studio/src/render/body/prop-arms.ts': ['handOnHip', 'holdingArm', 'restingArm', 'stoolRestY'],
  '/studio/src/render/body/whole-poses.ts': ['WHOLE_POSES'],
  '/studio/src/render/cloth/sewn/hanging-sleeves.ts': ['hangingSleeves'],
  '/studio/src/render/cloth/sewn/sashes.ts': ['tieBelt', 'tieRibbon', 'windObi'],
  '/studio/src/render/person/balance-dyes.ts': ['balanceDyes'],
  '/studio/src/render/person/hand-meshes.ts': ['handMeshes', 'nailMeshes'],
  '/studio/src/render/props/draw-glass.ts': ['drawGlass'],
  '/studio/src/render/props/make-prop.ts': ['makeProp'],
  '/studio/src/render/props/seats.ts': ['makeSeat'],
  '/studio/src/render/props/stool.ts': ['makeStool'],
  '/studio/src/render/props/table.ts': ['makeTable'],
  '/studio/src/render/cloth/make-shoes.ts': ['makeShoes'],
  '/studio/src/render/cloth/cut/bottom-folds.ts': ['foldsOfBottom'],
  '/studio/src/render/cloth/cut/cut-bottom.ts': ['cutBottom', 'hemRise', 'legRise', 'pocketPlaces'],
  '/studio/src/render/cloth/sewn/trouser-seams.ts': ['sewCargoPockets', 'sewTrousers', 'tearLegs'],
  '/studio/src/render/light/floor-shadow.ts': ['castFloorShadow'],
  '/studio/src/scene/outfits/worn-garment.ts': ['wearGarment'],
}

/** All alike, as each byte of the worker counts; the stack says which it was. */
const stub = (name: string): string => `export const ${name} = () => { throw Error('No portrait has this.') }`

/** The worker draws heads and shoulders alone: it leaves out what is held, sat at and stood in. */
const portraitsAlone: Plugin = {
  name: 'portraits-alone',
  enforce: 'pre',
  load(id) {
    const names = Object.entries(BELOW_PORTRAITS).find(([file]) => id.endsWith(file))?.[1]
    return names?.map(stub).join('\n') ?? null
  },
}

/** How many of the scripts that load by themselves share what every page has, and what most signed-in screens have. */
const [sharedByAll, sharedByScreens] = [16, 5]
/** What some public page has as well: it must not bring the rest of the screens there. */
const onPublicPages =
  /@tabler|react-dom|contract[\\/]src[\\/]plans|src[\\/](?:app[\\/]pages|features[\\/]site|ui[\\/]media|ui[\\/]forms[\\/]form\.|lib[\\/](?:format|session[\\/]sign-in|api[\\/]field-errors))/

export default defineConfig({
  plugins: [inlineScript, smallDictionary, reactRouter(), lastingFonts, compressed],
  server: { host: '127.0.0.1', proxy: { '/api': api, '/dev': target } },
  // Found at the start rather than page by page, where each find reloads the page.
  optimizeDeps: { entries: ['src/**/*.tsx', 'src/lib/**/*.ts', '!src/**/*.test.*'] },
  // Workers are modules: they share nothing with pages, and come when somebody needs them.
  worker: { format: 'es', plugins: () => [smallDictionary, wordsLater, placesLater, extrasLater, portraitsAlone] },
  // One style sheet: eleven small ones took a phone more round trips than all bytes of one.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        // What visitors are sent holds the work of others, whose notices go with it.
        license: { fileName: 'licences.md' },
        rolldownOptions: {
          // Evaluated apart, so that no phone stands still for both at once.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'schema-settings',
                  test: /zod[\\/]v4[\\/]core[\\/](core|util)\.js|src[\\/]app[\\/]policy-settings\.ts/,
                  priority: 5,
                },
                { name: 'schemas', test: /zod[\\/]v4[\\/]classic/, priority: 4 },
                // Left to itself the bundler made a script for each set of pages that share a line: ninety for one screen.
                { name: 'pages', minShareCount: sharedByAll, priority: 3 },
                { name: 'parts', test: onPublicPages, minShareCount: sharedByScreens, priority: 2 },
                { name: 'screens', minShareCount: sharedByScreens, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
