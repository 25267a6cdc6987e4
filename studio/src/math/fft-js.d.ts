declare module 'fft.js' {
  /** Complex numbers lie in one array: real, imaginary, real, imaginary. */
  class FFT {
    constructor(size: number)
    createComplexArray(): number[]
    transform(output: number[], input: readonly number[]): void
  }
  export = FFT
}
