import { useEffect } from 'react'

const fallbackUrl = '/favicon.svg'

const isFallback = (image: HTMLImageElement) => image.getAttribute('src') === fallbackUrl

const fallBack = (image: HTMLImageElement) => {
  if (isFallback(image)) return
  image.dataset.failed = ''
  // Other files of the same picture would be tried before the mark.
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.media = 'not all'
  image.removeAttribute('srcset')
  image.src = fallbackUrl
}

const onError = ({ target }: Event) => {
  if (target instanceof HTMLImageElement) fallBack(target)
}

const onLoad = ({ target }: Event) => {
  if (target instanceof HTMLImageElement && !isFallback(target)) delete target.dataset.failed
}

/** Puts the mark of the product in the place of every picture that cannot be loaded, until it gets another address. */
export const useImageFallback = (): void => {
  useEffect(() => {
    // Neither event bubbles, so they are caught on their way down.
    document.addEventListener('error', onError, true)
    document.addEventListener('load', onLoad, true)
    // A page made at build time may have failed to load some before there was anything to listen.
    for (const image of document.images) if (image.complete && image.naturalWidth === 0) fallBack(image)
    return () => {
      document.removeEventListener('error', onError, true)
      document.removeEventListener('load', onLoad, true)
    }
  }, [])
}
