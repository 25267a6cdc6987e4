import { useEffect } from 'react'

const blockedKeys = new Set(['s', 'u'])

// AltGr reports Ctrl and Alt together: it types letters and stays.
const blockKey = (event: KeyboardEvent) => {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (isShortcut && blockedKeys.has(event.key.toLowerCase())) event.preventDefault()
}

const isByHand = (event: MouseEvent) =>
  event.button === 2 || (event instanceof PointerEvent && event.pointerType === 'touch')

// The menu key and screen readers keep their menu. By place: a film may let pointers through to its still.
const blockVideoMenu = (event: MouseEvent) => {
  if (!isByHand(event)) return
  const { clientX: x, clientY: y } = event
  const isOver = (video: HTMLVideoElement) => {
    const { left, top, right, bottom } = video.getBoundingClientRect()
    return x >= left && x < right && y >= top && y < bottom
  }
  if ([...document.querySelectorAll('video')].some(isOver)) event.preventDefault()
}

const keepHere = (video: HTMLVideoElement) => {
  video.setAttribute('controlslist', 'nodownload noremoteplayback')
  video.disablePictureInPicture = true
  video.disableRemotePlayback = true
}

const keepVideosHere = () => document.querySelectorAll('video').forEach(keepHere)

/** Blocks Ctrl+S and Ctrl+U, and the menu and sharing of every video, until the signal says otherwise. */
const protectPage = (signal: AbortSignal): void => {
  addEventListener('keydown', blockKey, { capture: true, signal })
  addEventListener('contextmenu', blockVideoMenu, { signal })
  keepVideosHere()
  const added = new MutationObserver(keepVideosHere)
  added.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => added.disconnect())
}

/** Blocks saving and sharing on the home page where the installation asks for it. */
export const ProtectHome = () => {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async () => {
      const { isProtectionOn: isProtectionWanted } = await import('../api.ts')
      if ((await isProtectionWanted(signal)) && !signal.aborted) protectPage(signal)
    }
    look().catch((error: unknown) => {
      if (!signal.aborted) console.warn('The settings could not be read; the page is not protected.', error)
    })
    return () => leaving.abort()
  }, [])
  return null
}
