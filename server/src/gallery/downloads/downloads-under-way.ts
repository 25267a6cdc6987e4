import { AppError } from '../../lib/app-error.ts'

const maxAtOnce = 2
/** Of all people: each one of a WAV holds a file on the disk until it was sent. */
const maxOfAll = 60

const underWay = new Map<string, number>()
let all = 0

const change = (userId: string, by: 1 | -1): void => {
  const count = (underWay.get(userId) ?? 0) + by
  all += by
  if (count > 0) underWay.set(userId, count)
  else underWay.delete(userId)
}

/**
 * Counts a download of something that is made while it is sent, until it is disposed of. Throws `rate_limited` while two
 * of the same person are under way, and `unavailable` while very many of all are.
 */
export const beginDownload = (userId: string): Disposable => {
  if ((underWay.get(userId) ?? 0) >= maxAtOnce)
    throw new AppError('rate_limited', 'Two of your downloads are under way. Please wait until one is done.')
  if (all >= maxOfAll) throw new AppError('unavailable', 'Very many downloads are under way. Please try again soon.')
  change(userId, 1)
  let isOver = false
  return {
    [Symbol.dispose]() {
      if (!isOver) change(userId, -1)
      isOver = true
    },
  }
}
