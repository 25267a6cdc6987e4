import type { Identity } from '../identity/identity.ts'
import type { RenderOptions } from '../image/picture.ts'
import { posePerson } from '../render/person/pose-person.ts'
import type { PosedPerson } from '../render/person/pose-person.ts'
import type { Camera } from '../render/view/camera.ts'
import type { Scene } from '../scene/scene.ts'
import { lowestShown } from '../render/view/camera.ts'
import { clipCamera, layerCamera } from './clip-camera.ts'
import type { ClipSize } from './clip-camera.ts'
import type { FrameParts, FramePlan } from './compose-frame.ts'
import { drawFrames } from './draw-frames.ts'
import type { DrawFramesOptions } from './draw-frames.ts'
import type { Lips } from './layers/face-painter.ts'
import { paintLayers } from './layers/paint-layers.ts'
import type { PersonLayers } from './layers/paint-layers.ts'
import type { Motion } from './motion.ts'
import { createBends } from './move/bend-person.ts'
import { createSampler } from './move/sample-motion.ts'
import type { MotionSample } from './move/sample-motion.ts'
import { backdropView, createView } from './move/view.ts'

export type SceneClip = { identity: Identity; scene: Scene; motion: Motion }

export type ClipOptions = ClipSize & Pick<RenderOptions, 'createCanvas'> & DrawFramesOptions

/** Share of the work that is done before the first frame. */
const PREPARED = 0.4

/** The number of frames of a clip. */
export const countFrames = (
  motion: Pick<Motion, 'durationSeconds'>,
  { framesPerSecond }: Pick<ClipSize, 'framesPerSecond'>,
): number => Math.max(1, Math.round(motion.durationSeconds * framesPerSecond))

/**
 * Shows a person in motion, frame by frame: RGBA bytes of exactly the asked size, each in an array of its own. The last
 * frame leads to the first without a seam. What does not move is drawn once; memory does not grow with the length.
 * The same input gives the same bytes. Return early from the loop to stop.
 * @param options Size in pixels; `onStage` is called in order with shares from 0 to 1 and may throw to stop.
 */
export const animateScene = async function* (clip: SceneClip, options: ClipOptions): AsyncGenerator<Uint8ClampedArray> {
  const { createCanvas, onStage } = options
  const { motion, scene } = clip
  const count = countFrames(motion, options)
  const sample = createSampler(motion)
  const moments = Array.from({ length: count }, (_, index) => sample(index / count))
  const frameCamera = clipCamera(scene, options)
  const camera = layerCamera(scene.framing, frameCamera)
  const prepare: RenderOptions['onStage'] = (stage, share) => onStage?.(stage, share * PREPARED)
  const posed = seat(clip, { frameCamera, camera, moments }, { createCanvas, onStage: prepare })
  const movesHands = moments.some(({ gesture }) => gesture !== 0)
  const layers = paintLayers(posed, { onStage: prepare, movesHands })
  const planned = planFrames({ posed, layers, frameCamera, camera, moments, motion }, options)
  yield* drawFrames({ ...planned, count, prepared: PREPARED }, options)
}

type Stand = { frameCamera: Camera; camera: Camera; moments: readonly MotionSample[] }

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2

type Angles = Record<'yaw' | 'pitch' | 'roll', number>

const middleAngles = (moments: readonly MotionSample[]): Angles => ({
  yaw: middleOf(moments.map(({ yaw }) => yaw)),
  pitch: middleOf(moments.map(({ pitch }) => pitch)),
  roll: middleOf(moments.map(({ roll }) => roll)),
})

/** Seats the person in the middle of their turns: no frame is then far from what was drawn. */
const seat = (
  { identity, scene }: SceneClip,
  { frameCamera, camera, moments }: Stand,
  hooks: Pick<RenderOptions, 'createCanvas' | 'onStage'>,
): PosedPerson => {
  const middle = middleAngles(moments)
  const { yaw, pitch, roll } = scene.pose
  const pose = { yaw: yaw + middle.yaw, pitch: pitch + middle.pitch, roll: roll + middle.roll }
  return posePerson(
    identity,
    { ...scene, pose },
    {
      camera,
      pixelsPerUnit: camera.scale,
      bottomY: lowestShown(frameCamera),
      ...hooks,
    },
  )
}

type Drawing = Stand & { posed: PosedPerson; layers: PersonLayers; motion: Motion }

const planFrames = (
  drawing: Drawing,
  size: ClipSize,
): { parts: FrameParts; planFrame: (index: number) => FramePlan } => {
  const { posed, layers, frameCamera, camera, moments, motion } = drawing
  const { scene } = posed
  const { width, height } = size
  const viewAt = createView(moments, size)
  const { backHair, body, forearms, head, frontHair } = layers
  const arms = forearms ? [forearms.whole, body, forearms.seen] : [body]
  const drawn = [backHair, ...arms, head, frontHair]
  const places = drawn.map(({ slack }) => new Float32Array(2 * slack.length))
  const fineness = camera.scale / frameCamera.scale
  const middle = middleAngles(moments)
  const parts: FrameParts = {
    width,
    height,
    backdrop: layers.backdrop,
    layers: drawn.map(({ texture, grid }) => ({ texture, grid })),
    faceLayer: drawn.indexOf(head),
    motion,
    scene,
    side: posed.rig.side,
    isPlain: false,
  }
  const planFrame = (index: number): FramePlan => {
    const whole = moments[index]
    const moment = {
      ...whole,
      yaw: whole.yaw - middle.yaw,
      pitch: whole.pitch - middle.pitch,
      roll: whole.roll - middle.roll,
    }
    const view = viewAt(moment)
    const { zoom, x, y } = backdropView(view, size)
    const rounded = layers.face.show({
      smile: moment.smile,
      talk: moment.talk,
      lips: lipsOf(moment),
      round: Math.max(0, -moment.spread),
      blink: Math.max(scene.expression.blink, moment.blink),
      gazeX: scene.expression.gazeX + moment.gazeX - contactShift(posed, moment.yaw),
      gazeY: scene.expression.gazeY + moment.gazeY,
    })
    const bends = createBends(posed, frameCamera, { ...moment, spread: moment.spread + rounded }, view)
    for (const [at, layer] of drawn.entries()) {
      const bend = layer === head ? bends.head : layer === backHair || layer === frontHair ? bends.hair : bends.body
      bend(layer, places[at])
    }
    return {
      index,
      airShare: moment.airShare,
      backdrop: {
        fineness: fineness / zoom,
        middleX: camera.width / 2 - x * fineness,
        middleY: camera.height / 2 - y * fineness,
      },
      places,
      face: layers.face.texture.texels,
    }
  }
  return { parts, planFrame }
}

const lipsOf = ({ spoken, tuck, tongue }: MotionSample): Lips => {
  if (spoken === 0) return 'free'
  if (tuck > 0.5) return 'tucked'
  return tongue > 0.5 ? 'tongued' : 'spoken'
}

/** Gaze units that the eyes move against a turn of the head to stay with the viewer. */
const contactShift = ({ pose }: PosedPerson, turn: number): number => {
  const perSine = 1.8
  return perSine * (Math.sin(pose.yaw + turn) - Math.sin(pose.yaw))
}
