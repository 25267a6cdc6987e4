import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { identityFromText } from '../../studio/src/exports/person.ts'
import { createStudioPool } from '../../studio/src/pool/studio-pool.ts'
import { sceneFromText } from '../../studio/src/prompt/from-text.ts'
import type { Framing } from '../../studio/src/scene/scene.ts'
import { writeContactSheet } from './contact-sheet.ts'
import type { Tile } from './contact-sheet.ts'
import { BODY_SIZES } from './people/render-bodies.ts'
import { SHEET_PROMPTS } from './people/sheet-prompts.ts'
import type { SheetPrompt } from './people/sheet-prompts.ts'

/** Seed of the first picture; the others follow. */
const FIRST_SEED = 300

const { values: flags } = parseArgs({
  options: {
    scale: { type: 'string', default: '0.5' },
    only: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(new URL('../out/sheet/', import.meta.url)) },
    threads: { type: 'string', default: '2' },
  },
})
const scale = Number(flags.scale)
const chosen = flags.only?.split(',').map(Number)
const sizes: Record<Framing, { width: number; height: number }> = {
  selfie: { width: 1024, height: 1024 },
  ...BODY_SIZES,
}

const pool = createStudioPool({ threads: Number(flags.threads), maxQueued: SHEET_PROMPTS.length })

/** Makes one picture as the program would, and keeps it beside the sheet. */
const shoot = async ({ person, gender, framing, scene: text }: SheetPrompt, number: number): Promise<Tile> => {
  const described = identityFromText(person, gender).identity
  // A prompt may put glasses on, or do hair.
  const { scene, identity, hints } = sceneFromText(text, described, { framing, seed: FIRST_SEED + number })
  const { width, height } = sizes[framing]
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const { png } = await pool.renderPicture({ identity: { ...identity, mood: scene.expression.smile }, scene, ...size })
  await writeFile(join(flags.out, `${String(number).padStart(2, '0')}-${framing}.png`), png)
  const missing = hints.filter(({ fate }) => fate === 'missing').map(({ words }) => words)
  const hint = missing.length > 0 ? ` (not shown: ${missing.join(', ')})` : ''
  return { png, title: `${number} ${text}`, note: `${person.replace(/^An? /, '')}${hint}`, isWrong: hint !== '' }
}

try {
  await mkdir(flags.out, { recursive: true })
  const orders = SHEET_PROMPTS.map((prompt, index) => ({ prompt, number: index + 1 })).filter(
    ({ number }) => !chosen || chosen.includes(number),
  )
  const tiles = await Promise.all(orders.map(({ prompt, number }) => shoot(prompt, number)))
  await writeContactSheet(join(flags.out, 'sheet.webp'), tiles, { width: 300, height: 420, columns: 10 })
  console.log(`${tiles.length} pictures and their sheet: ${flags.out}`)
} finally {
  await pool.close({ abort: true })
}
