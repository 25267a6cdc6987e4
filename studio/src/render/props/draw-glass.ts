import { blur } from '../../image/blur.ts'
import { develop, exposeFor, linearRgb } from '../../image/linear-light.ts'
import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { ambientOn } from '../light/ambient.ts'
import type { Ambient } from '../light/ambient.ts'
import { exposeLight } from '../light/exposure.ts'
import type { LightRig } from '../light/lighting.ts'
import { createGBuffer } from '../raster/gbuffer.ts'
import type { ColorBuffer, GBuffer } from '../raster/gbuffer.ts'
import { isSkin, MATERIAL } from '../raster/mesh.ts'
import type { Mesh } from '../raster/mesh.ts'
import { rasterize } from '../raster/rasterize.ts'
import type { Projection } from '../raster/rasterize.ts'
import type { Pose } from '../view/pose.ts'
import type { Glassware } from './grip.ts'

/** Samples a pixel has across and down: thin walls are narrower than pixels. */
const SAMPLES = 2
/** Where less of a wall than this faces the viewer, light takes no longer way through it. */
const LEAST_FACING = 0.14
/** Share of light that glass throws back square on, and at most: what it mirrors at its rims is dark or hidden. */
const MIRRORED = { square: 0.028, most: 0.22 }
/** Thickness of a drink that shows its own colour, in head units. */
const DRINK_REACH = 0.34
/** How far a full glass shifts what is behind it, as a share of its thickness, and an empty one, in head units. */
const BEND = { full: 0.55, empty: 0.05 }
const MENISCUS = 0.022
/** Windows that glass mirrors: how far round from the viewer towards the key light, half as wide, in radians, and how bright. */
const WINDOWS = [
  { turn: 0.85, half: 0.16, light: 0.4 },
  { turn: -1.9, half: 0.1, light: 0.24 },
]
/** How much of their light windows keep on walls seen from inside. */
const INSIDE = 0.35
const DIMMED = 0.5

/** How far fingers shade the glass that they hold, in head units, away from the key light by `shift`, and how much of its light they keep. */
const HELD = { reach: 0.07, shift: 0.06, kept: 0.65 } as const

type Box = { left: number; top: number; width: number; height: number }

const boxOf = (meshes: readonly Mesh[], project: Projection, { width, height }: GBuffer): Box => {
  let [left, top, right, bottom] = [width, height, 0, 0]
  const out = new Float64Array(3)
  for (const { positions } of meshes)
    for (let at = 0; at < positions.length; at += 3) {
      project(positions[at], positions[at + 1], positions[at + 2], out)
      left = Math.min(left, out[0] - 1)
      right = Math.max(right, out[0] + 2)
      top = Math.min(top, out[1] - 1)
      bottom = Math.max(bottom, out[1] + 2)
    }
  left = Math.max(0, Math.floor(left))
  top = Math.max(0, Math.floor(top))
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(right)) - left,
    height: Math.min(height, Math.ceil(bottom)) - top,
  }
}

/** How bright a window is that a wall mirrors, turned as it is. */
const windowsIn = (nx: number, ny: number, nz: number, side: number): number => {
  const turn = side * Math.atan2(2 * nz * nx, 2 * nz * nz - 1)
  const up = -2 * nz * ny
  const tall = smoothstep(-0.5, -0.25, up) * smoothstep(0.95, 0.75, up)
  let light = 0
  for (const window of WINDOWS)
    light += window.light * smoothstep(window.half, window.half - 0.12, Math.abs(turn - window.turn))
  return tall * light
}

/**
 * Lays glass and what is in it over everything drawn so far, in place: the far wall, the drink, the near wall, each
 * letting through what is behind it by how it faces the viewer.
 */
export const drawGlass = (
  { pixels }: ColorBuffer,
  buffer: GBuffer,
  { glass, pose, rig, ambient }: { glass: Glassware; pose: Pose; rig: LightRig; ambient: Ambient },
): void => {
  const { left, top, width, height } = boxOf(glass.walls, pose.project, buffer)
  if (width <= 0 || height <= 0) return
  const layer = (meshes: readonly Mesh[], towards: 1 | -1): GBuffer => {
    const drawn = createGBuffer(width * SAMPLES, height * SAMPLES)
    const project: Projection = (x, y, z, out) => {
      pose.project(x, y, z, out)
      out[0] = (out[0] - left) * SAMPLES
      out[1] = (out[1] - top) * SAMPLES
      out[2] *= towards
    }
    for (const mesh of meshes) rasterize(drawn, mesh, project)
    return drawn
  }
  const walls = { near: layer(glass.walls, 1), far: layer(glass.walls, -1) }
  const drink = { near: layer(glass.drink, 1), far: layer(glass.drink, -1) }
  const level = glass.drink.reduce(
    (least, { rest }) => rest.reduce((low, value, index) => (index % 3 === 1 ? Math.min(low, value) : low), least),
    Infinity,
  )
  const lamps = exposeLight(rig, ambient, { tint: 0.8 })
  const dimmed = 1 - DIMMED * rig.gloom
  const key = lamps.key.map((channel) => channel * dimmed)
  const clear = linearRgb(glass.color)
  const dye = linearRgb(glass.drinkColor)
  const { scale } = pose.camera
  const behind = Float32Array.from({ length: width * height * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3)
    const at = (top + Math.floor(pixel / width)) * buffer.width + left + (pixel % width)
    return exposeFor(pixels[at * 3 + (index % 3)])
  })
  const values = Float32Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const pixel = (top + y) * buffer.width + left + x
    const near = walls.near.depth[y * SAMPLES * width * SAMPLES + x * SAMPLES]
    return buffer.materials[pixel] === MATERIAL.hand && buffer.depth[pixel] > near ? 1 : 0
  })
  const held = blur({ width, height, values }, Math.max(1, Math.round((HELD.reach * scale) / 2)), 2).values
  const [shiftX, shiftY] = [0, 1].map((axis) => Math.round(rig.key.direction[axis] * HELD.shift * scale))
  const heldAt = (x: number, y: number): number =>
    HELD.kept * held[clamp(y + shiftY, 0, height - 1) * width + clamp(x + shiftX, 0, width - 1)]
  const color = [0, 0, 0]
  const mirrored = new Float32Array(3)

  const passWall = ({ normals }: GBuffer, sample: number, shine: number): void => {
    const [nx, ny, nz] = [normals[sample * 3], normals[sample * 3 + 1], Math.abs(normals[sample * 3 + 2])]
    const fresnel = Math.min(MIRRORED.most, MIRRORED.square + (1 - MIRRORED.square) * (1 - nz) ** 5)
    ambientOn(ambient, 2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1, mirrored)
    const light = shine * windowsIn(nx, ny, nz, rig.side)
    const way = 1 / Math.max(LEAST_FACING, nz)
    for (let channel = 0; channel < 3; channel++)
      color[channel] =
        color[channel] * (1 - fresnel) * clear[channel] ** way + fresnel * mirrored[channel] + light * key[channel]
  }

  const passDrink = (sample: number, thickness: number): void => {
    const { normals, rest } = drink.near
    const [nx, ny, nz] = [normals[sample * 3], normals[sample * 3 + 1], normals[sample * 3 + 2]]
    const isTop = smoothstep(-0.6, -0.85, ny)
    const facing = nx * rig.key.direction[0] + ny * rig.key.direction[1] + nz * rig.key.direction[2]
    const line = smoothstep(MENISCUS, MENISCUS / 2, rest[sample * 3 + 1] - level) * (1 - isTop)
    const glow = 0.6 + 0.25 * clamp(facing) + 0.5 * (1 - clamp(nz)) ** 2 + 0.5 * isTop + 1.2 * line
    ambientOn(ambient, nx, ny, nz, mirrored)
    const kept = dye.map((channel) => Math.max(0.004, channel) ** (thickness / DRINK_REACH))
    // What a drink throws back has its colour whatever it lets through: red that passes amber beer is not missing in it.
    const cloudy = 1 - (kept[0] + kept[1] + kept[2]) / 3
    for (let channel = 0; channel < 3; channel++) {
      const around = key[channel] * 0.6 + 0.2 * mirrored[channel]
      color[channel] =
        color[channel] * kept[channel] + cloudy * dye[channel] * around * glow + (0.05 * isTop + 0.1 * line) * around
    }
  }

  const samples = SAMPLES * SAMPLES
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = (top + y) * buffer.width + left + x
      const depth = buffer.depth[pixel]
      const sum = [0, 0, 0]
      let covered = 0
      for (let part = 0; part < samples; part++) {
        const sample = (y * SAMPLES + Math.floor(part / SAMPLES)) * width * SAMPLES + x * SAMPLES + (part % SAMPLES)
        const near = walls.near.depth[sample]
        if (near <= depth || walls.near.materials[sample] === 0) continue
        covered++
        const thickness = drink.near.materials[sample]
          ? Math.max(0, drink.near.depth[sample] - Math.max(-drink.far.depth[sample], depth))
          : 0
        const nx = walls.near.normals[sample * 3]
        const shift = -nx * scale * lerp(BEND.empty * nx * nx, BEND.full, thickness)
        const fromX = Math.round(clamp(x + shift, 0, width - 1))
        const isFree = buffer.depth[pixel + fromX - x] < near
        const from = (y * width + (isFree ? fromX : x)) * 3
        for (let channel = 0; channel < 3; channel++) color[channel] = behind[from + channel]
        if (-walls.far.depth[sample] > depth) passWall(walls.far, sample, thickness > 0 ? 0 : INSIDE)
        if (thickness > 0) passDrink(sample, thickness)
        passWall(walls.near, sample, 1)
        for (let channel = 0; channel < 3; channel++) sum[channel] += develop(color[channel])
      }
      if (covered === 0) continue
      // Skin that is seen through the glass lies in no shade of itself.
      const light = isSkin(buffer.materials[pixel]) ? 1 : 1 - heldAt(x, y)
      for (let channel = 0; channel < 3; channel++)
        pixels[pixel * 3 + channel] =
          (light * sum[channel] + (samples - covered) * pixels[pixel * 3 + channel]) / samples
    }
}
