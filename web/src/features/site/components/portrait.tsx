import { portraitUrl } from '../../../lib/example-people.ts'

type PortraitProps = { file: string; alt: string; size?: number; eager?: boolean; className?: string }

/** A square portrait of the public pages; loads late unless it is in the first screen. */
export const Portrait = ({ file, alt, size = 640, eager = false, className }: PortraitProps) => (
  <img
    src={portraitUrl(file)}
    alt={alt}
    width={size}
    height={size}
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={eager ? 'high' : 'auto'}
    decoding="async"
    className={className}
  />
)
