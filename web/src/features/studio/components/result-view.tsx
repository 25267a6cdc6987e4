import { CompareSlider } from '../../../ui/compare-slider.tsx'
import type { Medium } from '../medium.ts'
import { useAsset } from '../pictures/use-asset.ts'
import type { Result } from '../result-store.ts'
import { ResultMedia } from './result-media.tsx'

type ResultViewProps = {
  result: Result
  medium: Medium
  /** What it shows. */
  label: string
  className: string | undefined
  onError?: () => void
}

/** A result; over the picture that it was made from, where there is one, as before and after. */
export const ResultView = ({ result, medium, label, className, onError }: ResultViewProps) => {
  const { url, width, height, beforeId } = result
  const before = useAsset(beforeId)?.image_url
  if (before === undefined)
    return (
      <ResultMedia
        medium={medium}
        url={url}
        label={label}
        width={width}
        height={height}
        className={className}
        onError={onError}
      />
    )
  return (
    <CompareSlider
      key={url}
      before={{ url: before, alt: 'Before' }}
      after={{ url, alt: label }}
      width={width}
      height={height}
      className={className}
      onError={onError}
    />
  )
}
