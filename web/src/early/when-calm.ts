const slowPageMs = 2500
const idleMs = 500
/** The first pictures are still being painted when the page has loaded. */
const calmMs = 600

const calm = () => new Promise((resolve) => setTimeout(resolve, calmMs))

const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: idleMs })
  else setTimeout(run)
}

const whenLoaded = () => new Promise((resolve) => addEventListener('load', resolve))

const whenPainted = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })

/** Settles a moment after the page has loaded and painted, or after 2.5 s. */
export const whenCalm = (): Promise<void> =>
  new Promise((resolve) => {
    void Promise.all([whenLoaded(), whenPainted()])
      .then(calm)
      .then(() => whenIdle(resolve))
    setTimeout(resolve, slowPageMs)
  })
