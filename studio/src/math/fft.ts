import FFT from 'fft.js'

/** A Fourier transform of one power-of-two size, in place on real and imaginary parts. */
export type Fft = { size: number; transform: (real: Float64Array, imaginary: Float64Array) => void }

/** Its tables and arrays are made once. */
export const createFft = (size: number): Fft => {
  if (!Number.isInteger(Math.log2(size))) throw new RangeError(`A Fourier transform needs a power of two, not ${size}.`)
  const fft = new FFT(size)
  const [input, output] = [fft.createComplexArray(), fft.createComplexArray()]

  const transform = (real: Float64Array, imaginary: Float64Array): void => {
    for (let index = 0; index < size; index++) {
      input[2 * index] = real[index]
      input[2 * index + 1] = imaginary[index]
    }
    fft.transform(output, input)
    for (let index = 0; index < size; index++) {
      real[index] = output[2 * index]
      imaginary[index] = output[2 * index + 1]
    }
  }
  return { size, transform }
}
