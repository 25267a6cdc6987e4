import { lerp } from './scalar.ts'

/** Pseudo-random number in [0, 1) that depends only on three whole numbers. */
export const hash3 = (x: number, y: number, z: number): number => {
  let mixed = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(z | 0, 1274126177)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

const LATTICE_BITS = 6
const LATTICE_SIDE = 1 << LATTICE_BITS
const LATTICE_MASK = LATTICE_SIDE - 1

/** Random values on a cube of lattice points; noise repeats every 64 units, which no picture shows. */
const lattice = new Float32Array(LATTICE_SIDE ** 3)
for (let index = 0; index < lattice.length; index++)
  lattice[index] = hash3(index & LATTICE_MASK, (index >> LATTICE_BITS) & LATTICE_MASK, index >> (2 * LATTICE_BITS))

const ease = (value: number): number => value * value * (3 - 2 * value)

/** Smooth value noise in [0, 1] with a feature size of one unit. */
export const valueNoise = (x: number, y: number, z: number): number => {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const k = Math.floor(z)
  const u = ease(x - i)
  const v = ease(y - j)
  const w = ease(z - k)
  const left = i & LATTICE_MASK
  const right = (i + 1) & LATTICE_MASK
  const top = (j & LATTICE_MASK) << LATTICE_BITS
  const bottom = ((j + 1) & LATTICE_MASK) << LATTICE_BITS
  const near = (k & LATTICE_MASK) << (2 * LATTICE_BITS)
  const far = ((k + 1) & LATTICE_MASK) << (2 * LATTICE_BITS)
  const nearTop = lerp(lattice[near | top | left], lattice[near | top | right], u)
  const nearBottom = lerp(lattice[near | bottom | left], lattice[near | bottom | right], u)
  const farTop = lerp(lattice[far | top | left], lattice[far | top | right], u)
  const farBottom = lerp(lattice[far | bottom | left], lattice[far | bottom | right], u)
  return lerp(lerp(nearTop, nearBottom, v), lerp(farTop, farBottom, v), w)
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
