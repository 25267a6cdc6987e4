import { expect, it, vi } from 'vitest'
import { inTime } from './sharp.ts'

const stuck = () => new Promise<never>(() => {})

it('asks once more for what never comes, and no more for what failed', async () => {
  const hangsOnce = vi.fn<() => Promise<string>>().mockImplementationOnce(stuck).mockResolvedValueOnce('a picture')
  await expect(inTime(hangsOnce, 20)).resolves.toBe('a picture')
  expect(hangsOnce).toHaveBeenCalledTimes(2)

  const fails = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('Input buffer is empty'))
  await expect(inTime(fails, 20)).rejects.toThrow('Input buffer is empty')
  expect(fails).toHaveBeenCalledTimes(1)
})

it('gives up what hangs twice', async () => {
  await expect(inTime(stuck, 20)).rejects.toThrow('The picture took too long.')
})
