import { identityFromText, randomIdentity } from '../../../studio/src/exports/person.ts'
import type { Identity } from '../../../studio/src/exports/person.ts'
import { decodePng } from '../../../studio/src/image/png.ts'
import type { Assessment } from '../../../studio/src/judge/judge.ts'
import type { StudioPool } from '../../../studio/src/pool/studio-pool.ts'
import { portraitSceneFor } from '../../../studio/src/scene/scene-for.ts'
import type { PortraitScene } from '../../../studio/src/scene/scene.ts'
import type { BenchPrompt } from './prompts.ts'
import { sampleColors } from './sample-colors.ts'
import type { SampledColors } from './sample-colors.ts'

export type Shot = { png: Uint8Array; scene: PortraitScene; assessment: Assessment }
export type CastMember = BenchPrompt & {
  identity: Identity
  main: Shot
  other: Shot
  colors: SampledColors | undefined
}
export type Stranger = { identity: Identity; shot: Shot }

export type CastOptions = { pool: StudioPool; mainSize: number; otherSize: number; onDone: (label: string) => void }

/** The person of each prompt twice: in soft light, and in another place, outfit, light and pose. */
export const renderCast = async (prompts: readonly BenchPrompt[], options: CastOptions): Promise<CastMember[]> => {
  const { pool, mainSize, otherSize, onDone } = options
  return Promise.all(
    prompts.map(async (prompt, index) => {
      const { identity } = identityFromText(prompt.text, prompt.gender)
      const first = { ...portraitSceneFor(identity, index), lighting: 'soft' as const }
      const second = elsewhere(first, portraitSceneFor(identity, index + 5000))
      const [main, other] = await Promise.all([
        shoot(pool, { identity, scene: first, size: mainSize }),
        shoot(pool, { identity, scene: second, size: otherSize }),
      ])
      const { assessment } = main
      const colors = assessment.found
        ? sampleColors(await decodePng(main.png), assessment.landmarks, first.keyLight)
        : undefined
      onDone(prompt.text)
      return { ...prompt, identity, main, other, colors }
    }),
  )
}

/** People by chance alone, to see whether any two look too alike. */
export const renderStrangers = async (count: number, options: CastOptions): Promise<Stranger[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const identity = randomIdentity(70_000 + index)
      const scene = portraitSceneFor(identity, 70_000 + index)
      const shot = await shoot(options.pool, { identity, scene, size: options.otherSize })
      options.onDone(`stranger ${index + 1}`)
      return { identity, shot }
    }),
  )

export const shoot = async (
  pool: StudioPool,
  { identity, scene, size }: { identity: Identity; scene: PortraitScene; size: number },
): Promise<Shot> => {
  const { png } = await pool.renderPortrait({ identity, scene, width: size, height: size })
  return { png, scene, assessment: await pool.assess(png) }
}

/** Turned the other way, lit from the other side, in another light. */
const elsewhere = (first: PortraitScene, second: PortraitScene): PortraitScene => {
  const yaw = -Math.sign(first.pose.yaw) * Math.abs(second.pose.yaw)
  return {
    ...second,
    lighting: second.lighting === 'soft' ? 'warm' : second.lighting,
    keyLight: first.keyLight === 'left' ? 'right' : 'left',
    pose: { ...second.pose, yaw },
  }
}
