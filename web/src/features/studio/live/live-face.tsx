import { createContext, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Asked, Design, Designed, LivePicture, PicturedName, Wish } from '../../../live/messages.ts'
import { openLiveStudio } from '../../../live/open-live-studio.ts'
import type { OptionPicture } from '../../../live/open-live-studio.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import type { LiveProps } from './live-props.ts'
import { BARE, change, isShaped, readAside, readHistory, redo, undo, writeAside, writeHistory } from './shaping.ts'
import type { Aside, History, Shaping, Start } from './shaping.ts'

export type LiveFace = {
  /** Off where this browser draws nobody: all else works without. */
  state: 'asleep' | 'awake' | 'off'
  /** Has the studio's script loaded, the first time that somebody turns to the form. */
  wake: () => void
  /** Says who is asked for; null while there are no words. */
  ask: (asked: Asked | null) => void
  /** Brings the person into the panel, before a result of earlier. */
  bringForward: () => void
  /** Leaves the panel to that result; undefined where there is none. */
  stepBack: (() => void) | undefined
  isOnStage: boolean
  shaping: Shaping
  /** Changes of the same thing (`what`) that follow each other are one step. */
  shape: (what: string, to: Shaping) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  reset: (() => void) | undefined
  designed: Designed | null
  picture: LivePicture | null
  /** Whether what was asked for last is not drawn yet. */
  isBehind: boolean
  /** Small pictures of styles, by the control's name and the option's value. */
  options: Readonly<Record<string, OptionPicture>>
  /** Has the options of these controls drawn while there is nothing else to do. */
  showOptions: (names: readonly PicturedName[]) => void
  enlarge: () => Promise<LivePicture>
  /** Another version of the person that was put aside, to compare this one with; null for none. */
  aside: Aside | null
  /** Puts this one aside; null forgets what was. */
  putAside: (aside: Aside | null) => void
  /** The person as they are now; undefined where only words or names are sent. */
  readDesign: () => Promise<Design | undefined>
}

const LiveFaceContext = createContext<LiveFace | null>(null)

export const useLiveFace = (): LiveFace => {
  const live = use(LiveFaceContext)
  if (!live) throw new Error('The live face is asked for outside of its screen.')
  return live
}

/** What was done by hand, which this tab keeps for each choice of the form. */
const useShaping = (choice: string) => {
  const [stored, store] = useDraft(`live-${choice}`)
  const [opened, setOpened] = useState<{ choice: string; history: History } | null>(null)
  const kept = useMemo(() => readHistory(stored), [stored])
  const history = opened?.choice === choice ? opened.history : kept
  return useMemo(() => {
    const keep = (next: History) => {
      setOpened({ choice, history: next })
      store(writeHistory(next))
    }
    const shape = (what: string, to: Shaping) => keep(change(history, { what, atMs: Date.now(), to }))
    const { past, now, future } = history
    return {
      shaping: now,
      shape,
      undo: past.length > 0 ? () => keep(undo(history)) : undefined,
      redo: future.length > 0 ? () => keep(redo(history)) : undefined,
      reset: isShaped(now) ? () => shape('reset', { ...BARE, locked: now.locked }) : undefined,
    }
  }, [choice, history, store])
}

/** The version that was put aside, which this tab keeps for each choice of the form. */
const useAside = (choice: string): [Aside | null, (aside: Aside | null) => void] => {
  const [stored, store] = useDraft(`live-aside-${choice}`)
  const aside = useMemo(() => readAside(stored), [stored])
  const putAside = useCallback((next: Aside | null) => store(next ? writeAside(next) : ''), [store])
  return [aside, putAside]
}

const subscribeToVisibility = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
const useIsHidden = () => useSyncExternalStore(subscribeToVisibility, () => document.hidden)

/** Only names that are typed and count, and the saved person with them; null where that is nobody. */
const weighed = (asked: Asked, { weights, start }: Shaping): Asked | null => {
  if (!('names' in asked)) return asked
  const counted = [...asked.names, ...(start ? [start.design.identity] : [])]
    .map((name, index) => ({ name, weight: weights[index] ?? 0 }))
    .filter(({ name, weight }) => name !== '' && weight > 0)
  if (counted.length === 0) return null
  return { ...asked, names: counted.map(({ name }) => name), weights: counted.map(({ weight }) => weight) }
}

/** The saved person to begin with, as long as the form has their words. */
const begunWith = (asked: Asked, start: Start | null): Asked =>
  start && 'prompt' in asked && asked.prompt === start.prompt.trim() && asked.gender === start.design.identity.gender
    ? { gender: asked.gender, person: start.design }
    : asked

const useWish = (asked: Asked | null, shaping: Shaping): Wish | null =>
  useMemo(() => {
    const { moves, redraw, view, start } = shaping
    const whom = asked && weighed(begunWith(asked, start), shaping)
    return whom ? { asked: whom, moves, redraw: redraw ?? undefined, view } : null
  }, [asked, shaping])

/** Draws the person of the form while it is filled in and shaped, in a thread of the browser. */
export const LiveFaceProvider = ({ choice, moment, isEmpty, isBusy, children }: LiveProps) => {
  const [studio] = useState(openLiveStudio)
  const drawn = useSyncExternalStore(studio.subscribe, studio.read)
  const [asked, ask] = useState<Asked | null>(null)
  const [forwardAt, setForwardAt] = useState<string | null>(null)
  const [aside, putAside] = useAside(choice)
  const shaped = useShaping(choice)
  const { shaping } = shaped
  const wish = useWish(asked, shaping)
  const isHidden = useIsHidden()
  const isResting = isBusy || isHidden

  useEffect(() => {
    if (isResting) studio.pause()
    else studio.show(wish)
  }, [studio, wish, isResting])
  useEffect(() => () => studio.close(), [studio])

  const live = useMemo((): LiveFace => {
    const isForward = isEmpty || forwardAt === moment
    const bringForward = () => setForwardAt(moment)
    return {
      ...drawn,
      ...shaped,
      designed: wish && drawn.designed,
      wake: studio.wake,
      ask,
      bringForward,
      stepBack: isEmpty ? undefined : () => setForwardAt(null),
      isOnStage: drawn.state === 'awake' && wish !== null && drawn.picture !== null && isForward && !isBusy,
      shape: (what, to) => {
        bringForward()
        shaped.shape(what, to)
      },
      showOptions: studio.showOptions,
      enlarge: studio.enlarge,
      aside,
      putAside,
      readDesign: () => {
        // What this tab kept counts, even where nobody has turned to the form yet.
        if (isShaped(shaped.shaping)) studio.wake()
        return studio.readDesign()
      },
    }
  }, [studio, drawn, shaped, wish, moment, isEmpty, isBusy, forwardAt, aside, putAside])
  return <LiveFaceContext value={live}>{children}</LiveFaceContext>
}
