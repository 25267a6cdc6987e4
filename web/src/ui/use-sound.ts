import { useEffect, useRef, useState } from 'react'

/** One sound at a time: what else plays on the page stops. */
const stopOthers = (own: HTMLAudioElement) => {
  for (const other of document.querySelectorAll('audio')) if (other !== own) other.pause()
}

/** A sound's place in seconds, read with every frame while it plays. */
export const useSound = () => {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [second, setSecond] = useState(0)
  const [lengthSeconds, setLengthSeconds] = useState<number>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isPlaying) return undefined
    let frame = 0
    const read = () => {
      setSecond(audio.current?.currentTime ?? 0)
      frame = requestAnimationFrame(read)
    }
    read()
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])

  const play = async (element: HTMLAudioElement) => {
    setHasFailed(false)
    stopOthers(element)
    try {
      await element.play()
    } catch (error) {
      // A pause that comes before the sound does is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true)
    }
  }
  return {
    isPlaying,
    second,
    lengthSeconds,
    hasFailed,
    toggle: () => {
      const element = audio.current
      if (element?.paused) void play(element)
      else element?.pause()
    },
    seek: (to: number) => {
      setSecond(to)
      if (audio.current) audio.current.currentTime = to
    },
    element: {
      ref: audio,
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: () => setIsPlaying(false),
      onLoadedMetadata: () => {
        const length = audio.current?.duration
        if (length !== undefined && Number.isFinite(length)) setLengthSeconds(length)
      },
    },
  }
}
