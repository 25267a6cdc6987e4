import { luma, mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp } from '../../math/scalar.ts'
import type { Head } from '../head/build-head.ts'
import type { LightRig } from '../light/lighting.ts'
import type { ColorBuffer, GBuffer } from '../raster/gbuffer.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { SkinPalette } from '../skin/palette.ts'
import type { Pose } from '../view/pose.ts'

/** The light at a point of the resting face in head units: what of white it leaves, 0 to 255 a channel. */
export type FaceLight = (x: number, y: number) => Rgb

type LitFace = { head: Head; pose: Pose; palette: SkinPalette; rig: LightRig }

const WHITE: Rgb = [255, 255, 255]
/** Half the side of the patch of skin that tells the light, in head units. */
const PATCH = 0.02
/** Light of points where no skin is seen to tell it. */
const UNSEEN = 0.7
const LEAST = 0.3
/** Brightness of skin beside which a white may be as bright as by day. */
const DIM_WHITE = 232
/** Share of the lamp's tint that whites take on. */
const TINT = 0.55

const brightest = (color: Rgb): Rgb => scaleRgb(color, 255 / Math.max(...color))

/** Reads the light from the skin that has been shaded already: so it holds shadows of brow, nose and hair, too. */
export const readFaceLight = (
  { pixels, width, height }: ColorBuffer,
  { materials }: GBuffer,
  { head, pose, palette, rig }: LitFace,
): FaceLight => {
  const own = luma(palette.base)
  const reach = Math.max(1, Math.round(PATCH * pose.camera.scale))
  const skinAround = (centerX: number, centerY: number): number | undefined => {
    let sum = 0
    let count = 0
    for (let y = Math.max(0, centerY - reach); y <= Math.min(height - 1, centerY + reach); y++) {
      for (let x = Math.max(0, centerX - reach); x <= Math.min(width - 1, centerX + reach); x++) {
        const pixel = y * width + x
        if (materials[pixel] !== MATERIAL.face) continue
        sum += luma([pixels[pixel * 3], pixels[pixel * 3 + 1], pixels[pixel * 3 + 2]])
        count++
      }
    }
    return count > 0 ? sum / count : undefined
  }
  // By dim light fair skin would else outshine what is white.
  const amountFrom = (skin: number): number =>
    Math.max(rig.surroundings * clamp(skin / own, LEAST, 1), skin / DIM_WHITE)
  return (x, y) => {
    const [ownX, ownY] = head.skew(x, y)
    const [screenX, screenY] = pose.toScreen(pose.toWorld(ownX, ownY, head.heightAt(ownX, ownY)))
    const skin = skinAround(Math.round(screenX), Math.round(screenY))
    const amount = clamp(skin === undefined ? UNSEEN : amountFrom(skin))
    const lamp = mixRgb(brightest(rig.fill.color), brightest(rig.key.color), amount)
    return scaleRgb(mixRgb(WHITE, lamp, TINT), amount)
  }
}
