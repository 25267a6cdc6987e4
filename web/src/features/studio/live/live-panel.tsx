import IconColumns2 from '@tabler/icons-react/dist/esm/icons/IconColumns2.mjs'
import IconPinned from '@tabler/icons-react/dist/esm/icons/IconPinned.mjs'
import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import { useEffect, useRef, useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import type { LivePicture } from '../../../live/messages.ts'
import { useSettings } from '../../../lib/api/queries.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Spinner } from '../../../ui/feedback/loading.tsx'
import { useLiveFace } from './live-face.tsx'
import classes from './live-panel.module.css'
import type { Aside } from './shaping.ts'

type PictureProps = { picture: LivePicture; label: string; className: string | undefined; mark?: string }

const markShare = 0.034

const writeMark = (canvas: HTMLCanvasElement, mark: string) => {
  const context = canvas.getContext('2d')
  if (!context) return
  const size = Math.round(canvas.height * markShare)
  context.font = `600 ${size}px 'Sora Variable', system-ui, sans-serif`
  context.textAlign = 'right'
  context.shadowColor = 'rgb(0 0 0 / 60%)'
  context.shadowBlur = size / 3
  context.fillStyle = 'rgb(255 255 255 / 82%)'
  context.fillText(mark, canvas.width - size, canvas.height - size)
}

/** A drawn picture on the page; `mark` is written into its corner. */
const PictureCanvas = ({ picture: { image, quality }, label, className, mark }: PictureProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    canvas.current.width = image.width
    canvas.current.height = image.height
    canvas.current.getContext('2d')?.putImageData(image, 0, 0)
    if (mark !== undefined) writeMark(canvas.current, mark)
  }, [image, mark])
  return (
    // Its pixels come from memory, which no image element takes without another copy.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <canvas ref={canvas} role="img" aria-label={label} className={className} data-quality={quality} />
  )
}

/** A drawn picture as an address that outlasts the tab's memory. */
const addressOf = ({ image }: LivePicture): string => {
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  return canvas.toDataURL('image/jpeg', 0.9)
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** Radians by which the head turns when a finger crosses the whole picture. */
const wholeTurn = 1.5
const wholeNod = 0.8

/** Turns the head after a finger or a pointer that is dragged over the picture. */
const useTurning = () => {
  const { designed, shaping, shape } = useLiveFace()
  const from = useRef<{ x: number; y: number; yaw: number; pitch: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const pose = designed?.design.scene?.pose
      if (event.button !== 0 || !pose) return
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY, yaw: pose.yaw, pitch: pose.pitch }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current || !designed || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      const { width, height } = event.currentTarget.getBoundingClientRect()
      const { bounds } = designed
      const yaw = from.current.yaw + ((event.clientX - from.current.x) / width) * wholeTurn
      const pitch = from.current.pitch + ((event.clientY - from.current.y) / height) * wholeNod
      const view = {
        ...shaping.view,
        yaw: within(yaw, -bounds.yaw, bounds.yaw),
        pitch: within(pitch, -bounds.up, bounds.down),
      }
      shape('turn', { ...shaping, view })
    },
    onPointerUp: () => {
      from.current = null
    },
  }
}

const FullSize = ({ label, onClose }: { label: string; onClose: () => void }) => {
  const { enlarge } = useLiveFace()
  const [picture, setPicture] = useState<LivePicture | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void enlarge().then(setPicture)
  }, [enlarge])
  return (
    <Dialog isOpen onClose={onClose} title="Full size preview" size="picture">
      {picture ? (
        <PictureCanvas picture={picture} label={label} className={classes.large} mark="VISAGE · PREVIEW" />
      ) : (
        <p className={classes.large} data-waiting>
          <Spinner size={20} /> Drawing every strand. This costs nothing.
        </p>
      )}
    </Dialog>
  )
}

const Caption = ({ name, words }: { name: string; words: string }) => (
  <figcaption>
    <strong>{name}</strong>
    <span>{words}</span>
  </figcaption>
)

/** Two versions of the person side by side; either can be taken. */
const Comparison = ({ aside, picture, onClose }: { aside: Aside; picture: LivePicture; onClose: () => void }) => {
  const { designed, shaping, shape, putAside } = useLiveFace()
  const words = designed?.words ?? ''
  const take = () => {
    // The one that is left is put aside, so that whoever errs can come back.
    shape('take', aside.shaping)
    putAside({ shaping, picture: addressOf(picture), words })
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title="Compare two">
      <div className={classes.pair}>
        <figure className={classes.version}>
          <img src={aside.picture} alt={`Put aside: ${aside.words}`} />
          <Caption name="Put aside" words={aside.words} />
        </figure>
        <figure className={classes.version}>
          <PictureCanvas picture={picture} label={`Now: ${words}`} className={classes.picture} />
          <Caption name="Now" words={words} />
        </figure>
        <Button onClick={take}>Take this one</Button>
        <Button onClick={onClose}>Stay with this one</Button>
      </div>
      <Button
        variant="quiet"
        fullWidth
        onClick={() => {
          putAside(null)
          onClose()
        }}
      >
        Forget the one put aside
      </Button>
    </Dialog>
  )
}

/** The person as they are drawn here, until there is a result. */
const LivePerson = ({ picture }: { picture: LivePicture }) => {
  const { designed, isBehind, stepBack, shaping, aside, putAside } = useLiveFace()
  const [isComparing, setIsComparing] = useState(false)
  const turning = useTurning()
  const [isLarge, setIsLarge] = useState(false)
  const engine = useSettings()?.engines.face
  const words = designed?.words ?? ''
  const label = `Live preview: ${words}`
  return (
    <section className={classes.panel} aria-label="Result" data-tour="result" data-live>
      <div className={classes.frame}>
        <div className={classes.turn} {...turning}>
          <PictureCanvas picture={picture} label={label} className={classes.picture} />
        </div>
        <span className={classes.badge} data-behind={isBehind || undefined} aria-hidden="true">
          Live
        </span>
        <div className={classes.tools}>
          {aside ? (
            <IconButton
              label="Compare with the one put aside"
              variant="glass"
              icon={<IconColumns2 size={20} />}
              onClick={() => setIsComparing(true)}
            />
          ) : (
            <IconButton
              label="Put aside to compare"
              variant="glass"
              icon={<IconPinned size={20} />}
              onClick={() => putAside({ shaping, picture: addressOf(picture), words })}
            />
          )}
          <IconButton
            label="Full size preview"
            variant="glass"
            icon={<IconArrowsMaximize size={20} />}
            onClick={() => setIsLarge(true)}
          />
        </div>
      </div>
      <div className={classes.words}>
        <p className={classes.caption}>{words}</p>
        <p className={classes.note}>
          {engine === undefined || engine === 'studio'
            ? 'Drawn on your device, free of charge. Drag to turn. Generating keeps exactly this person.'
            : 'Drawn on your device, free of charge. Another engine makes the picture from these words, and draws its own version of this person.'}
        </p>
        {stepBack && <Button onClick={stepBack}>Back to the result</Button>}
      </div>
      {isComparing && aside && <Comparison aside={aside} picture={picture} onClose={() => setIsComparing(false)} />}
      {isLarge && <FullSize label={label} onClose={() => setIsLarge(false)} />}
    </section>
  )
}

/** What stands in the panel: the person while they are being shaped, else what is there anyway. */
export const LivePanel = ({ children }: { children: ReactNode }) => {
  const { isOnStage, picture } = useLiveFace()
  return isOnStage && picture ? <LivePerson picture={picture} /> : children
}
