const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'] // prettier-ignore

const age = `(\\d{1,2}|${NUMBERS.join('|')})`
const SAID = [
  new RegExp(`\\b${age}[\\s-]*(?:years?|yrs?|y)[\\s/-]*(?:olds?|o)\\b`, 'gi'),
  new RegExp(`\\b${age}[\\s-]*yo\\b`, 'gi'),
  new RegExp(`\\b(?:aged?|at age)\\s+${age}\\b`, 'gi'),
]

const adultAge = 18

/** Whether a text names an age of somebody who is not of age. */
export const namesUnderAge = (text: string): boolean =>
  SAID.some((pattern) =>
    [...text.matchAll(pattern)].some(([, said = '']) => {
      const spelled = NUMBERS.indexOf(said.toLowerCase())
      return (spelled >= 0 ? spelled + 1 : Number(said)) < adultAge
    }),
  )
