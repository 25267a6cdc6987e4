import { portraitSrcSet, portraitUrl } from './portrait-files.ts'

type PortraitProps = {
  file: string
  alt: string
  /** The side of the square in CSS pixels. */
  size?: number
  /** How wide it is shown, as in the attribute of that name; the size when left out. */
  sizes?: string
  /** True in the first screen, where it must not wait. */
  eager?: boolean
  /** True where it fills a screen; only the people of the hero come that large. */
  isLarge?: boolean
  className?: string
}

/** A square portrait of the public pages; loads late unless it is in the first screen. */
export const Portrait = ({
  file,
  alt,
  size = 640,
  sizes = `${size}px`,
  eager = false,
  isLarge = false,
  className,
}: PortraitProps) => (
  <picture>
    <source type="image/avif" srcSet={portraitSrcSet(file, 'avif', isLarge)} sizes={sizes} />
    <img
      src={portraitUrl(file)}
      srcSet={portraitSrcSet(file, 'webp', isLarge)}
      sizes={sizes}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  </picture>
)
