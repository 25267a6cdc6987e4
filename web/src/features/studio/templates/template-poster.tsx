import { useEffect, useRef, useState } from 'react'
import { mediaTurns } from './media-turns.ts'

/** Pixels are null where nobody knows them yet. */
type TemplatePosterProps = { url: string; width: number | null; height: number | null }

const sizes = '(max-width: 60rem) 30vw, 7.5rem'
const sourcesOf = (url: string) => [160, 320, 640].map((width) => `${url}?size=${width} ${width}w`).join(', ')

/** A poster that loads when it comes near and it is its turn. */
export const TemplatePoster = ({ url, width, height }: TemplatePosterProps) => {
  const image = useRef<HTMLImageElement>(null)
  const giveBack = useRef<() => void>(undefined)
  const [isLoading, setIsLoading] = useState(false)
  useEffect(() => {
    const element = image.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        giveBack.current = mediaTurns.ask(() => setIsLoading(true))
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      giveBack.current?.()
    }
  }, [])
  const end = () => giveBack.current?.()
  return (
    <img
      ref={image}
      {...(isLoading && { src: `${url}?size=320`, srcSet: sourcesOf(url), sizes })}
      alt=""
      width={width ?? undefined}
      height={height ?? undefined}
      decoding="async"
      onLoad={end}
      onError={end}
    />
  )
}
