const unsettled = '[aria-busy="true"], [role="dialog"], [role="alertdialog"], dialog[open]'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const nextChange = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const observer = new MutationObserver(done)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    signal.addEventListener('abort', done)
  })

/** Waits until the page is laid out and no window stands above it. */
export const whenSettled = async (signal: AbortSignal): Promise<void> => {
  await document.fonts.ready
  await nextFrame()
  while (!signal.aborted && document.querySelector(unsettled)) await nextChange(signal)
}
