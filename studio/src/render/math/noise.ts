import { lerp } from './scalar.ts'

/** Pseudo-random number in [0, 1) that depends only on three whole numbers. */
export const hash3 = (x: number, y: number, z: number): number => {
  let mixed = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(z | 0, 1274126177)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

const ease = (value: number): number => value * value * (3 - 2 * value)

/** Smooth value noise in [0, 1] with a feature size of one unit. */
export const valueNoise = (x: number, y: number, z: number): number => {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const k = Math.floor(z)
  const u = ease(x - i)
  const v = ease(y - j)
  const w = ease(z - k)
  const near = lerp(lerp(hash3(i, j, k), hash3(i + 1, j, k), u), lerp(hash3(i, j + 1, k), hash3(i + 1, j + 1, k), u), v)
  const far = lerp(
    lerp(hash3(i, j, k + 1), hash3(i + 1, j, k + 1), u),
    lerp(hash3(i, j + 1, k + 1), hash3(i + 1, j + 1, k + 1), u),
    v,
  )
  return lerp(near, far, w)
}

/** Fractal sum of value noise, about 0 to 1 with mean near 0.45. */
export const fractalNoise = (x: number, y: number, z: number, octaves = 3): number => {
  let sum = 0
  let amplitude = 0.5
  let frequency = 1
  for (let octave = 0; octave < octaves; octave++) {
    const shift = octave * 7.1
    sum += amplitude * valueNoise(x * frequency + shift, y * frequency + shift * 0.47, z * frequency + shift * 0.8)
    frequency *= 2.03
    amplitude *= 0.5
  }
  return sum
}
