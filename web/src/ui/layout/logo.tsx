import { useId } from 'react'
import styles from './logo.module.css'

type Props = {
  /** Pixels at the usual text size; grows with the text. */
  size?: number
}

/** The Visage mark: two halves of a face that meet in a V of light. */
export const LogoMark = ({ size = 32 }: Props) => {
  const id = useId()
  const side = `${size / 16}rem`
  return (
    <svg style={{ width: side, height: side }} viewBox="0 0 48 48" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="6" y1="4" x2="42" y2="44" gradientUnits="userSpaceOnUse">
          <stop stopColor="#5f8cff" />
          <stop offset="1" stopColor="#8b5cf6" />
        </linearGradient>
      </defs>
      <path
        d="M24 3C11.5 3 6 11 6 20.5 6 31.500 13 41.500 22.300 44.800V26.500L10.800 15.800C14 9.500 18.500 8 22.300 8Z"
        fill={`url(#${id})`}
      />
      <path
        d="M24 3c12.500 0 18 8 18 17.500 0 11-7 21-16.300 24.300V26.500l11.500-10.700C34 9.500 29.500 8 25.700 8Z"
        fill="#f4f5f9"
      />
    </svg>
  )
}

/** The mark with the name beside it. */
export const Logo = ({ size = 32 }: { size?: number }) => (
  <span className={styles.logo}>
    <LogoMark size={size} />
    <span className={styles.name}>Visage</span>
  </span>
)
