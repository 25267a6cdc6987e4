import { useId } from 'react'
import { Portrait } from '../../ui/media/portrait.tsx'
import styles from './brand-side.module.css'

const lights = {
  blue: { rim: '#8fb0ff', fill: '#3a5fe0', back: '#16204a' },
  violet: { rim: '#c4a6ff', fill: '#6d3fd6', back: '#27184d' },
  rose: { rim: '#ffb7c9', fill: '#a8456f', back: '#3a1a2f' },
}

const head =
  'M200 78c-52 0-84 38-84 94 0 30 7 58 22 82 12 20 28 36 36 42v40c0 14-10 22-28 28-52 16-104 30-122 92l-8 84h368l-8-84c-18-62-70-76-122-92-18-6-28-14-28-28v-40c8-6 24-22 36-42 15-24 22-52 22-82 0-56-32-94-84-94Z'

/** Strokes over each other that fade outwards: a blur costs far more to paint. */
const glow = [36, 30, 24, 18, 12, 6]

/** As high as they are shown: their squares are cut at the sides. */
const sizes = {
  middle: '(width < 64rem) min(55vw, 43vh), min(30vw, 43vh)',
  beside: '(width < 64rem) min(41vw, 32vh), min(22vw, 32vh)',
}

type PortraitPrintProps = {
  /** The name of its files, as of all people of the site. */
  file: string
  hue: keyof typeof lights
  /** Whether it stands in the middle: larger than the others, and not to wait. */
  isMiddle?: boolean
}

/** A framed portrait: a sitter in the light of the studio until the picture is there. */
const PortraitPrint = ({ file, hue, isMiddle = false }: PortraitPrintProps) => {
  const id = useId()
  const light = lights[hue]
  return (
    <div className={styles.print} data-hue={hue}>
      <svg className={styles.sitter} viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice">
        <defs>
          <radialGradient id={`${id}-back`} cx="0.7" cy="0.24" r="0.85">
            <stop stopColor={light.fill} />
            <stop offset="0.5" stopColor={light.back} />
            <stop offset="1" stopColor="#080a12" />
          </radialGradient>
          <linearGradient id={`${id}-body`} x1="0" y1="0" x2="1" y2="0.25">
            <stop offset="0.3" stopColor="#05060b" />
            <stop offset="0.7" stopColor="#0b0d18" />
            <stop offset="1" stopColor={light.back} />
          </linearGradient>
          <linearGradient id={`${id}-rim`} x1="0" y1="0" x2="1" y2="0">
            <stop offset="0.42" stopColor={light.rim} stopOpacity="0" />
            <stop offset="0.82" stopColor={light.rim} />
          </linearGradient>
        </defs>
        <rect width="400" height="500" fill={`url(#${id}-back)`} />
        {glow.map((width) => (
          <path key={width} d={head} fill="none" stroke={`url(#${id}-rim)`} strokeWidth={width} opacity="0.14" />
        ))}
        <path d={head} fill={`url(#${id}-body)`} stroke={`url(#${id}-rim)`} strokeWidth="2" />
      </svg>
      <Portrait
        file={file}
        alt=""
        sizes={isMiddle ? sizes.middle : sizes.beside}
        eager={isMiddle}
        className={styles.picture ?? ''}
      />
    </div>
  )
}

/** What Visage is for, beside the form. */
export const BrandSide = () => (
  <aside className={styles.brand} aria-labelledby="brand-heading">
    <div className={styles.light} aria-hidden="true" />
    {/* The words come first: on a slow machine the prints are painted before what follows is read, and would move. */}
    <div className={styles.words}>
      <h2 id="brand-heading" className={styles.heading}>
        Create personalised influencers that <em>nobody else has</em>
      </h2>
      <p className={styles.text}>
        Describe a face in a sentence, or blend three names into someone new. Every face is fictional, so it is nobody
        else's.
      </p>
    </div>
    <div className={styles.prints} aria-hidden="true">
      <PortraitPrint file="ginger" hue="rose" />
      <PortraitPrint file="braids" hue="blue" isMiddle />
      <PortraitPrint file="bun" hue="violet" />
    </div>
  </aside>
)
