import { framingOfPose, identityFromText, sceneFromText } from '@visage/studio/identity'
import type { StudioPool } from '@visage/studio/pool'
import sharp from 'sharp'
import { EXAMPLE_PICTURES } from '../src/features/studio/kinds/example-pictures.ts'
import { encodePicture } from './encode-picture.ts'
import type { MediaTask } from './media-task.ts'

const mostBytes = 120_000

/** The examples of the image screen, made from their own words as the screen would make them. */
export const listExamplePictureTasks = (pool: StudioPool): readonly MediaTask[] =>
  EXAMPLE_PICTURES.map(({ file, gender, face, pose, prompt, width, height }) => ({
    outputs: [`pictures/${file}.webp`],
    make: async () => {
      const { identity } = identityFromText(face, gender)
      const { seed } = identity
      const { scene } = sceneFromText(prompt, identity, { framing: framingOfPose(pose, seed), seed })
      const { png } = await pool.renderPicture({ identity, scene, width, height })
      return [await encodePicture(sharp(png), 'webp', mostBytes)]
    },
  }))
