type ArticlePictureProps = {
  /** The WebP file; the same picture lies beside it as AVIF. */
  image: string
  alt: string
  /** How wide it is shown, as in the attribute of that name. */
  sizes: string
  /** True in the first screen, where it must not wait. */
  eager?: boolean
  className?: string | undefined
}

/** The wide picture of an article. */
export const ArticlePicture = ({ image, alt, sizes, eager = false, className }: ArticlePictureProps) => {
  const path = image.replace(/\.webp$/, '')
  return (
    <picture>
      <source type="image/avif" srcSet={`${path}-640.avif 640w, ${path}.avif 1200w`} sizes={sizes} />
      <img
        src={image}
        alt={alt}
        width={1200}
        height={675}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
