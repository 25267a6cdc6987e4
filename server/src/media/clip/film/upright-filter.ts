import {
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants'
import type { Stream } from 'node-av/lib'

export type UprightFilter = { width: number; height: number; filter: string }

/** From here on, files that do not name their colours mean those of high definition. */
const highDefinitionLines = 720
const TONE_MAPPING =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv'

/** The turns that a camera has noted beside the picture, as FFmpeg's own program reads them. */
const turnsOf = (matrix: readonly number[]): string[] => {
  const degrees = (Math.round((Math.atan2(matrix[1] ?? 0, matrix[0] ?? 0) * 180) / Math.PI) + 360) % 360
  if (degrees === 90) return [`transpose=${(matrix[3] ?? 0) > 0 ? 'cclock_flip' : 'clock'}`]
  if (degrees === 270) return [`transpose=${(matrix[3] ?? 0) < 0 ? 'clock_flip' : 'cclock'}`]
  if (degrees === 180) return [(matrix[0] ?? 0) < 0 ? 'hflip' : '', (matrix[4] ?? 0) < 0 ? 'vflip' : ''].filter(Boolean)
  return (matrix[4] ?? 0) < 0 ? ['vflip'] : []
}

const readMatrix = ({ codecpar }: Stream): number[] => {
  const bytes = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  return bytes && bytes.length >= 36 ? Array.from({ length: 9 }, (_, index) => bytes.readInt32LE(index * 4)) : []
}

const even = (pixels: number): number => pixels - (pixels % 2)

/** What makes a stream's frames upright, with square pixels, even sides and the colours of high definition. */
export const uprightFilter = (video: Stream): UprightFilter => {
  const { codecpar, sampleAspectRatio } = video
  const turns = turnsOf(readMatrix(video))
  const isTurned = turns.some((turn) => turn.startsWith('transpose'))
  const aspect =
    sampleAspectRatio.num > 0 && sampleAspectRatio.den > 0 ? sampleAspectRatio.num / sampleAspectRatio.den : 1
  const stretched = Math.round(codecpar.width * aspect)
  const size = isTurned ? { width: codecpar.height, height: stretched } : { width: stretched, height: codecpar.height }
  const [width, height] = [even(size.width), even(size.height)]
  const isBright = codecpar.colorTrc === AVCOL_TRC_SMPTE2084 || codecpar.colorTrc === AVCOL_TRC_ARIB_STD_B67
  const isUnnamed = codecpar.colorSpace === AVCOL_SPC_UNSPECIFIED && codecpar.height >= highDefinitionLines
  const filter = [
    aspect === 1 ? '' : `scale=${stretched}:ih`,
    'setsar=1',
    ...turns,
    `crop=${width}:${height}:0:0`,
    isBright ? TONE_MAPPING : '',
    isUnnamed ? 'setparams=colorspace=bt709' : '',
  ]
  return { width, height, filter: filter.filter(Boolean).join(',') }
}
