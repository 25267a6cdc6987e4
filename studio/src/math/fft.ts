/** A Fourier transform of one power-of-two size, in place on real and imaginary parts. */
export type Fft = { size: number; transform: (real: Float64Array, imaginary: Float64Array) => void }

/** Radix-2 Cooley-Tukey with tables made once. */
export function createFft(size: number): Fft {
  const bits = Math.log2(size)
  if (!Number.isInteger(bits)) throw new RangeError(`A Fourier transform needs a power of two, not ${size}.`)
  const cosines = new Float64Array(size / 2)
  const sines = new Float64Array(size / 2)
  for (let index = 0; index < size / 2; index++) {
    cosines[index] = Math.cos((2 * Math.PI * index) / size)
    sines[index] = -Math.sin((2 * Math.PI * index) / size)
  }
  const reversed = new Uint32Array(size)
  for (let index = 0; index < size; index++) reversed[index] = (reversed[index >> 1] >> 1) | ((index & 1) << (bits - 1))

  const transform = (real: Float64Array, imaginary: Float64Array): void => {
    for (let index = 0; index < size; index++) {
      const other = reversed[index]
      if (other <= index) continue
      const [a, b] = [real[index], imaginary[index]]
      real[index] = real[other]
      imaginary[index] = imaginary[other]
      real[other] = a
      imaginary[other] = b
    }
    for (let half = 1, stride = size / 2; half < size; half *= 2, stride /= 2) {
      for (let start = 0; start < size; start += 2 * half) {
        for (let offset = 0, turn = 0; offset < half; offset++, turn += stride) {
          const low = start + offset
          const high = low + half
          const re = real[high] * cosines[turn] - imaginary[high] * sines[turn]
          const im = real[high] * sines[turn] + imaginary[high] * cosines[turn]
          real[high] = real[low] - re
          imaginary[high] = imaginary[low] - im
          real[low] += re
          imaginary[low] += im
        }
      }
    }
  }
  return { size, transform }
}
