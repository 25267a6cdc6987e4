import { blur } from '../../image/blur.ts'
import type { Picture } from '../../image/picture.ts'
import { fractalNoise, hash3 } from '../../math/noise.ts'
import { clamp, distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import type { Framing, Style } from '../../scene/scene.ts'

/** Lightness and two colour differences, each a plane: what the eye sees apart from what it sees in it. */
type Planes = { width: number; height: number; luma: Float32Array; red: Float32Array; blue: Float32Array }

const read = ({ width, height, data }: Picture): Planes => {
  const count = width * height
  const planes = {
    width,
    height,
    luma: new Float32Array(count),
    red: new Float32Array(count),
    blue: new Float32Array(count),
  }
  for (let pixel = 0; pixel < count; pixel++) {
    const [r, g, b] = [data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]]
    const luma = 0.299 * r + 0.587 * g + 0.114 * b
    planes.luma[pixel] = luma
    planes.red[pixel] = r - luma
    planes.blue[pixel] = b - luma
  }
  return planes
}

const write = ({ luma, red, blue }: Planes, { data }: Picture): void => {
  for (let pixel = 0; pixel < luma.length; pixel++) {
    const y = luma[pixel]
    data[pixel * 4] = y + red[pixel]
    data[pixel * 4 + 1] = y - (0.299 * red[pixel] + 0.114 * blue[pixel]) / 0.587
    data[pixel * 4 + 2] = y + blue[pixel]
  }
}

const soften = ({ width, height }: Planes, values: Float32Array, radius: number, passes = 2): Float32Array =>
  blur({ width, height, values }, Math.max(1, Math.round(radius)), passes).values

/**
 * Flattens small detail and keeps edges: each pixel takes the mean of that of four squares beside it which varies least
 * (Kuwahara 1976), by means and squares that are blurred once.
 */
const flatten = (planes: Planes, radius: number): Planes => {
  const { width, height, luma } = planes
  const size = Math.max(1, Math.round(radius))
  const mean = soften(planes, luma, size, 1)
  const square = soften(
    planes,
    luma.map((value) => value * value),
    size,
    1,
  )
  const [meanRed, meanBlue] = [soften(planes, planes.red, size, 1), soften(planes, planes.blue, size, 1)]
  const out: Planes = {
    width,
    height,
    luma: new Float32Array(luma.length),
    red: new Float32Array(luma.length),
    blue: new Float32Array(luma.length),
  }
  const corners = [-size, size]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [best, least] = [y * width + x, Number.POSITIVE_INFINITY]
      for (const down of corners)
        for (const across of corners) {
          const at = clamp(y + down, 0, height - 1) * width + clamp(x + across, 0, width - 1)
          const spread = square[at] - mean[at] * mean[at]
          if (spread < least) [best, least] = [at, spread]
        }
      const pixel = y * width + x
      out.luma[pixel] = mean[best]
      out.red[pixel] = meanRed[best]
      out.blue[pixel] = meanBlue[best]
    }
  return out
}

type Scale = {
  /** Pixels for one of a picture of the usual size. */
  unit: number
  near: number
}

type Ink = { radius: number; sharpness: number; threshold: number }

/** How much ink lies on each pixel, 0 to 1: extended difference of Gaussians (Winnemoeller 2012). */
const inkLines = (planes: Planes, { radius, sharpness, threshold }: Ink): Float32Array => {
  const finer = Math.max(1, Math.round(radius))
  const fine = soften(planes, planes.luma, finer)
  const coarse = soften(planes, planes.luma, Math.max(finer + 1, radius * 1.9))
  return fine.map((value, pixel) => {
    const edge = value - coarse[pixel]
    return edge > threshold ? 0 : Math.tanh((threshold - edge) * sharpness)
  })
}

/** Steps with soft shoulders. */
const posterise = (value: number, steps: number): number => {
  const scaled = (value / 255) * steps
  const floor = Math.floor(scaled)
  return ((floor + smoothstep(0.32, 0.68, scaled - floor)) / steps) * 255
}

/** Flat tones within ink lines, dots of a screen in the shade. */
const drawComic = (planes: Planes, { unit, near }: Scale): Planes => {
  const ink = inkLines(planes, { radius: 1.3 * unit, sharpness: 0.32, threshold: -2.2 })
  const flat = flatten(flatten(planes, 3 * unit * near), 2 * unit * near)
  const pitch = 5.2 * unit
  const { width } = planes
  flat.luma.forEach((value, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const across = ((x + y) * Math.SQRT1_2) / pitch
    const along = ((x - y) * Math.SQRT1_2) / pitch
    const dot = Math.cos(across * Math.PI * 2) * Math.cos(along * Math.PI * 2)
    const bright = posterise(clamp((value - 118) * 1.16 + 130, 0, 255), 6)
    const shade = 1 - 0.12 * smoothstep(130, 70, bright) * smoothstep(0.1, 0.5, dot)
    const paper = 1 - 0.92 * ink[pixel]
    flat.luma[pixel] = bright * shade * paper
    flat.red[pixel] *= 1.42 * paper
    flat.blue[pixel] *= 1.42 * paper
  })
  return flat
}

/** Washes that pool at their edges on rough white paper, running out to the margin. */
const paintWatercolour = (planes: Planes, { unit, near }: Scale): Planes => {
  const pencil = inkLines(planes, { radius: 1.2 * unit, sharpness: 0.16, threshold: -2.6 })
  const flat = flatten(flatten(planes, 3.2 * unit * near), 2 * unit * near)
  const { width, height } = planes
  const soft = soften(flat, flat.luma, 5 * unit)
  const wet = soften(flat, flat.luma, 2 * unit, 1)
  flat.luma.forEach((value, pixel) => {
    const [x, y] = [(pixel % width) / unit, Math.floor(pixel / width) / unit]
    const grain = fractalNoise(x * 0.09, y * 0.09, 3, 3) - 0.5
    const pool = clamp((soft[pixel] - wet[pixel]) / 26, 0, 1)
    const paper = 244 + 14 * (fractalNoise(x * 0.34, y * 0.34, 11, 2) - 0.5)
    const margin = Math.min(x, y, width / unit - x, height / unit - y)
    const covered = smoothstep(14, 44, margin + 46 * (fractalNoise(x * 0.017, y * 0.017, 29, 3) - 0.5))
    const pigment = clamp(0.84 + 0.34 * grain + 0.3 * pool, 0, 1) * covered
    const line = 1 - 0.62 * pencil[pixel] * covered
    flat.luma[pixel] = lerp(paper, 26 + value * 0.94 - 20 * pool, pigment) * line
    flat.red[pixel] *= 1.24 * pigment * line
    flat.blue[pixel] *= 1.24 * pigment * line
  })
  return flat
}

/** Soft lumps of one matt stuff, pressed by fingers and lit from above. */
const shapeClay = (planes: Planes, { unit, near }: Scale): Planes => {
  const grooves = inkLines(planes, { radius: 1.6 * unit, sharpness: 0.2, threshold: -2.4 })
  const lumps = flatten(flatten(planes, 3.6 * unit * near), 2.6 * unit * near)
  const { width, height } = planes
  const colors = { red: soften(lumps, lumps.red, 2 * unit), blue: soften(lumps, lumps.blue, 2 * unit) }
  const thumbed = soften(lumps, lumps.luma, 1.2 * unit, 1)
  // Eyes and seams are cut in, whatever the lumps have swallowed.
  const base = thumbed.map((value, pixel) => Math.min(value, lerp(value, planes.luma[pixel], grooves[pixel])))
  const relief = base.map((value, pixel) => {
    const [x, y] = [(pixel % width) / unit, Math.floor(pixel / width) / unit]
    const presses = 30 * fractalNoise(x * 0.03, y * 0.03, 7, 2)
    return value * 0.7 + presses - 30 * grooves[pixel]
  })
  const smooth = soften(lumps, relief, 1.6 * unit)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const up = smooth[Math.max(0, y - 1) * width + x]
      const left = smooth[y * width + Math.max(0, x - 1)]
      const slope = clamp(((smooth[pixel] - up) * 1.1 + (smooth[pixel] - left) * 0.7) * unit, -15, 15)
      const print = hash3(Math.floor(x / (2.2 * unit)), Math.floor(y / (2.2 * unit)), 9) - 0.5
      lumps.luma[pixel] = clamp(
        30 + base[pixel] * 0.86 + slope * 2.1 + 16 * smoothstep(6, 15, slope) + 3 * print,
        0,
        255,
      )
      lumps.red[pixel] = colors.red[pixel] * 1.22
      lumps.blue[pixel] = colors.blue[pixel] * 1.22
    }
  return lumps
}

/** A faster lens: lights bloom, corners fall off, film shows its grain; less of the pen in the outlines. */
const photograph = (planes: Planes, { unit }: Scale): Planes => {
  const { width, height, luma } = planes
  const bright = luma.map((value) => Math.max(0, value - 190))
  const bloom = soften(planes, bright, 16 * unit, 3)
  const calm = soften(planes, luma, 1.1 * unit, 1)
  const out: Planes = {
    ...planes,
    luma: new Float32Array(luma.length),
    red: planes.red.slice(),
    blue: planes.blue.slice(),
  }
  for (let pixel = 0; pixel < luma.length; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const away = distanceOf((x / width - 0.5) * 1.1, y / height - 0.48)
    const fall = 1 - 0.42 * smoothstep(0.34, 0.82, away)
    const grain = (hash3(x, y, 5) + hash3(x, y, 17) - 1) * lerp(11, 5, luma[pixel] / 255)
    const toned = lerp(luma[pixel], calm[pixel], 0.5) + bloom[pixel] * 1.4
    const curved = 255 * smoothstep(-0.06, 1.06, clamp(toned / 255, 0, 1)) * 0.5 + toned * 0.5
    out.luma[pixel] = curved * fall + grain
    out.red[pixel] *= 0.9 * fall
    out.blue[pixel] *= 0.86 * fall
  }
  return out
}

const STYLES: Record<Style, (planes: Planes, scale: Scale) => Planes> = {
  photographic: photograph,
  comic: drawComic,
  watercolour: paintWatercolour,
  clay: shapeClay,
}

/** The short side of a picture at which lines and grain have the widths that are written here. */
const USUAL_SIDE = 1024
/** How large faces are, as a share of those of portraits: washes and lumps may not swallow them. */
const NEAR: Record<Framing, number> = { selfie: 1, 'half-body': 0.62, 'full-body': 0.45 }

/** Draws a finished picture in another manner, in place. The same picture gives the same bytes; widths follow its size. */
export const stylise = (picture: Picture, { style, framing }: { style: Style; framing: Framing }): void => {
  const unit = Math.min(picture.width, picture.height) / USUAL_SIDE
  write(STYLES[style](read(picture), { unit, near: NEAR[framing] }), picture)
}
