import type { Channel, LightInMotion, WeatherInMotion } from '../motion.ts'

export type Direction = 'left' | 'right' | 'up' | 'down' | 'in' | 'out'
export type Pace = 'slow' | 'quick'

/** What a verb asks for. `towards` names channels by direction where the verb alone leaves it open. */
export type Deed =
  | { does: 'move'; channel: Channel; amount: number; cycles?: number; isCamera?: boolean; lasts?: boolean }
  | {
      does:
        | 'face-camera'
        | 'face-away'
        | 'look-around'
        | 'laugh'
        | 'wink'
        | 'kiss'
        | 'dance'
        | 'wave'
        | 'walk'
        | 'still'
    }
  | { does: 'wind'; amount: number }
  | { does: 'weather'; kind: WeatherInMotion }
  | { does: 'light'; kind: LightInMotion }
  | { does: 'handheld' }

/** One word of a prompt about movement, in its order. */
export type MotionMark =
  | { kind: 'deed'; deed: Deed; strength: number }
  | { kind: 'pace'; pace: Pace }
  | { kind: 'direction'; direction: Direction }
  | { kind: 'count'; times: number }
  | { kind: 'step'; starts: 'first' | 'next' | 'last' | 'same' }
