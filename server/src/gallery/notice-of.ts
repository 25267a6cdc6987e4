import { BLEND_NOTICE } from '@visage/contract'

/** What has to be told with an asset beside that it was generated. */
export const noticeOf = ({ isBlend }: { isBlend: boolean }): string | null => (isBlend ? BLEND_NOTICE : null)
