import type { Design, Designed, Wish } from '@visage/studio/live'
import { openScriptPolicy } from '../lib/browser/open-policy.ts'
// What the build answers for it is known to the build alone.
// oxlint-disable-next-line import/default
import workerUrl from './live-worker.ts?worker&url'
import type { LiveAnswer, LivePicture, LiveRequest, OptionRequest, PicturedName } from './messages.ts'

/** Gigabytes of memory at which drawing in the browser would crowd out everything else. */
const tooLittleMemory = 2

type Capabilities = { deviceMemory?: number; connection?: { saveData?: boolean } }

/** Whether this browser can draw people, and whoever uses it has nothing against the script that does it. */
const canDrawLive = (): boolean => {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return false
  const { deviceMemory, connection } = navigator as Capabilities
  return connection?.saveData !== true && (deviceMemory === undefined || deviceMemory > tooLittleMemory)
}

/** A small picture of an option, and what of the person it was drawn of. */
export type OptionPicture = { seenOn: string; image: ImageData }

type LiveView = {
  /** Off where it cannot be had or broke: all else works without. */
  state: 'asleep' | 'awake' | 'off'
  designed: Designed | null
  picture: LivePicture | null
  /** Whether what was asked for last is not drawn yet. */
  isBehind: boolean
  /** By the control's name and the option's value; older ones stay until they are drawn anew. */
  options: Readonly<Record<string, OptionPicture>>
}

type LiveStudio = {
  subscribe: (tell: () => void) => () => void
  read: () => LiveView
  /** Has the script loaded. Nothing of it is asked for before. */
  wake: () => void
  /** Draws a person in place of whatever was asked for before; null draws nobody. */
  show: (wish: Wish | null) => void
  /** Has the options of these controls drawn as small pictures while there is nothing else to do. */
  showOptions: (names: readonly PicturedName[]) => void
  /** Draws nothing more until somebody else is asked for, or the same one again. */
  pause: () => void
  /** Draws the person that was asked for last once more, as large as a result. */
  enlarge: () => Promise<LivePicture>
  /** The person that was asked for last, once they are known; undefined where nobody is shown or nothing can be drawn. */
  readDesign: () => Promise<Design | undefined>
  close: () => void
}

const toTrusted = openScriptPolicy('worker', (url) => url === workerUrl)

/** How long nothing has to change after a draft before the exact picture is drawn. */
const restMs = 450

/** Women and men, words and names have forms of their own, and none shows the person of another. */
const isOfSameForm = (one: Wish | null, other: Wish | null): boolean =>
  one?.asked.gender === other?.asked.gender && (one && 'names' in one.asked) === (other && 'names' in other.asked)

/** The next option that no small picture shows as it would look on this person: from the chosen one outwards. */
const findOption = (
  { designed, options: shown }: LiveView,
  names: readonly PicturedName[],
): OptionRequest['option'] | undefined => {
  const controls = (designed?.groups ?? []).flatMap((group) => group.controls)
  for (const control of controls) {
    const name = names.find((each) => each === control.name)
    if (!name || control.kind !== 'choice' || control.seenOn === undefined) continue
    const { seenOn, value: chosen, options } = control
    const values = options.map(({ value }) => value)
    const far = (value: string) => Math.abs(values.indexOf(value) - values.indexOf(chosen))
    const missing = values.filter((value) => shown[`${name}/${value}`]?.seenOn !== seenOn)
    const [next] = missing.toSorted((one, other) => far(one) - far(other))
    if (next !== undefined) return { name, value: next, seenOn }
  }
  return undefined
}

type Resolve<Value> = (value: Value) => void

/** Our own studio in a thread of the browser: one picture at a time, and always of whom is wanted last. */
export const openLiveStudio = (): LiveStudio => {
  let view: LiveView = {
    state: canDrawLive() ? 'asleep' : 'off',
    designed: null,
    picture: null,
    isBehind: false,
    options: {},
  }
  let worker: Worker | null = null
  let wish: Wish | null = null
  let isPaused = false
  let underWay: LiveRequest | null = null
  let known: Wish | null = null
  let drawn: Exclude<LiveRequest, OptionRequest> | null = null
  let rest: ReturnType<typeof setTimeout> | undefined
  let pictured: readonly PicturedName[] = []
  const designs: Resolve<Design | undefined>[] = []
  const enlarging: Resolve<LivePicture>[] = []
  const listeners = new Set<() => void>()

  const change = (changes: Partial<LiveView>) => {
    view = { ...view, ...changes }
    for (const tell of listeners) tell()
  }
  const settle = (design: Design | undefined) => {
    for (const resolve of designs.splice(0)) resolve(design)
  }
  const draw = (request: LiveRequest) => {
    underWay = request
    worker?.postMessage(request, { transfer: [] })
  }
  /** Has the next small picture drawn that an open group lacks. */
  const drawOption = (wanted: Wish) => {
    const next = known === wanted && findOption(view, pictured)
    if (next) draw({ wish: wanted, option: next })
  }
  /** Has the next picture drawn, if there is something to draw and nothing under way. */
  const goOn = () => {
    clearTimeout(rest)
    if (!worker || underWay || !wish) return
    const wanted = wish
    if (enlarging.length > 0) draw({ wish: wanted, quality: 'full' })
    else if (isPaused) return
    else if (drawn?.wish !== wanted) draw({ wish: wanted, quality: 'draft' })
    else if (drawn.quality === 'draft') rest = setTimeout(() => draw({ wish: wanted, quality: 'exact' }), restMs)
    else drawOption(wanted)
  }
  const hearOption = (request: LiveRequest, image: ImageData | null) => {
    underWay = null
    // What cannot be had now is not asked for again until a group is opened.
    if (!image) pictured = []
    else if ('option' in request) {
      const { name, value, seenOn } = request.option
      change({ options: { ...view.options, [`${name}/${value}`]: { seenOn, image } } })
    }
    goOn()
  }
  const hear = (answer: LiveAnswer) => {
    if (!underWay) return
    if (answer.type === 'pictured') return hearOption(underWay, answer.image)
    if ('option' in underWay) return undefined
    const { wish: asked, quality } = underWay
    const isWanted = isOfSameForm(asked, wish)
    if (answer.type === 'designed') {
      known = asked
      if (isWanted) change({ designed: answer.designed })
      if (known === wish) settle(answer.designed.design)
      return
    }
    underWay = null
    if (quality === 'full') for (const resolve of enlarging.splice(0)) resolve(answer.picture)
    else {
      drawn = { wish: asked, quality }
      if (isWanted) change({ picture: answer.picture, isBehind: asked !== wish })
    }
    goOn()
  }
  return {
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    read: () => view,
    wake: () => {
      if (view.state !== 'asleep') return
      worker = new Worker(toTrusted(workerUrl), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<LiveAnswer>) => hear(data))
      worker.addEventListener('error', () => {
        worker?.terminate()
        worker = null
        change({ state: 'off', designed: null, picture: null, isBehind: false })
        settle(undefined)
      })
      change({ state: 'awake' })
      goOn()
    },
    show: (next) => {
      if (!isOfSameForm(wish, next)) change({ designed: null, picture: null })
      wish = next
      isPaused = false
      if (!next) settle(undefined)
      if (next && drawn?.wish !== next && !view.isBehind) change({ isBehind: true })
      goOn()
    },
    showOptions: (names) => {
      pictured = names
      goOn()
    },
    pause: () => {
      isPaused = true
      clearTimeout(rest)
    },
    enlarge: () =>
      new Promise((resolve) => {
        enlarging.push(resolve)
        goOn()
      }),
    readDesign: async () => {
      if (!worker || !wish) return undefined
      if (known === wish) return view.designed?.design
      return new Promise((resolve) => designs.push(resolve))
    },
    close: () => {
      clearTimeout(rest)
      worker?.terminate()
      worker = null
      settle(undefined)
    },
  }
}
