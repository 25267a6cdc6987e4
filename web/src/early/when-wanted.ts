import { whenRoused } from './when-roused.ts'

/** What people do first: by hand, by keyboard, or through what helps them. */
const signsOfInterest = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
]

const options = { capture: true, passive: true }

const whenOfInterest = () =>
  new Promise<void>((resolve) => {
    const want = () => {
      for (const sign of signsOfInterest) removeEventListener(sign, want, options)
      resolve()
    }
    for (const sign of signsOfInterest) addEventListener(sign, want, options)
  })

/** Settles when the scripts are to run: at the first sign of interest, or once a calm page has work for them. */
export const whenWanted = (calm: Promise<void>): Promise<void> =>
  Promise.race([whenOfInterest(), calm.then(whenRoused)])
