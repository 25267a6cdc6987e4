import { identityFromText } from '../../../studio/src/exports/person.ts'
import type { Gender } from '../../../studio/src/exports/person.ts'
import type { StudioPool } from '../../../studio/src/pool/studio-pool.ts'
import { OUTFITS } from '../../../studio/src/scene/outfits/outfits.ts'
import { sceneFor } from '../../../studio/src/scene/scene-for.ts'
import { PORTRAIT_OUTFITS, STANCES } from '../../../studio/src/scene/scene.ts'
import type { Framing, Scene, Stance } from '../../../studio/src/scene/scene.ts'
import type { BenchPrompt } from './prompts.ts'
import type { Shot } from './render-cast.ts'

export type BodyFraming = Exclude<Framing, 'selfie'>

export const BODY_SIZES: Record<BodyFraming, { width: number; height: number }> = {
  'half-body': { width: 1024, height: 1280 },
  'full-body': { width: 832, height: 1216 },
}

export type BodyMember = BenchPrompt & { half: Shot & { scene: Scene }; full: Shot & { scene: Scene } }

export type BodyOptions = { pool: StudioPool; scale: number; onDone: (label: string) => void }

const wardrobeOf = (gender: Gender) =>
  PORTRAIT_OUTFITS.filter((name) => OUTFITS[name].genders.some((one) => one === gender))

/** A scene of a body whose outfit and stance take turns, so that every one of them is seen. */
const benchScene = (prompt: BenchPrompt, framing: BodyFraming, seed: number): Scene => {
  const { identity } = identityFromText(prompt.text, prompt.gender)
  const wardrobe = wardrobeOf(prompt.gender)
  const turn = seed >> 1
  const elsewhere: Stance = framing === 'full-body' ? 'seated' : 'walking'
  const stances = STANCES.filter((stance) => stance !== elsewhere)
  const scene = sceneFor(identity, framing, seed)
  return {
    ...scene,
    outfit: wardrobe[turn % wardrobe.length] ?? scene.outfit,
    stance: stances[turn % stances.length] ?? scene.stance,
  }
}

/** The person of each prompt from head to hips and from head to shoes, in different clothes, places and stances. */
export const renderBodies = async (prompts: readonly BenchPrompt[], options: BodyOptions): Promise<BodyMember[]> => {
  const { pool, scale, onDone } = options
  const shoot = async (prompt: BenchPrompt, framing: BodyFraming, seed: number) => {
    const { identity } = identityFromText(prompt.text, prompt.gender)
    const scene = benchScene(prompt, framing, seed)
    const { width, height } = BODY_SIZES[framing]
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
    const { png } = await pool.renderPicture({ identity, scene, ...size })
    return { png, scene, assessment: await pool.assess(png) }
  }
  return Promise.all(
    prompts.map(async (prompt, index) => {
      const half = await shoot(prompt, 'half-body', index)
      const full = await shoot(prompt, 'full-body', index + 15)
      onDone(`bodies: ${prompt.text}`)
      return { ...prompt, half, full }
    }),
  )
}

/** By the wall and by the processor: on a busy machine only the second tells what a picture costs. */
export type PictureSeconds = { wall: number; cpu: number }

/** Seconds of pictures one after the other, PNG included, after one to warm up. */
export const timeBodies = async (
  pool: StudioPool,
  prompts: readonly BenchPrompt[],
  framing: BodyFraming,
): Promise<PictureSeconds[]> => {
  const seconds: PictureSeconds[] = []
  for (const [index, prompt] of prompts.entries()) {
    const { identity } = identityFromText(prompt.text, prompt.gender)
    const start = performance.now()
    const used = process.cpuUsage()
    await pool.renderPicture({ identity, scene: benchScene(prompt, framing, index), ...BODY_SIZES[framing] })
    const { user, system } = process.cpuUsage(used)
    if (index > 0) seconds.push({ wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 })
  }
  return seconds
}
