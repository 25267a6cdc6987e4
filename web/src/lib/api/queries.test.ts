import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './queries.ts'

const send = () => Promise.reject(new Error('no connection'))

afterEach(() => onlineManager.setOnline(true))

// Proves: queries-failure-logged
test('what cannot be read is logged, once it is given up', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const read = createQueryClient().fetchQuery({ queryKey: ['current-plan', 1], queryFn: send })
  await expect(read).rejects.toThrow('no connection')
  expect(warn).toHaveBeenCalledExactlyOnceWith('The current-plan could not be read.', expect.any(Error))
})

test('a mutation without a connection fails at once instead of waiting for one', async () => {
  onlineManager.setOnline(false)
  const client = createQueryClient()
  const mutation = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn: send }))
  await expect(mutation.execute(undefined)).rejects.toThrow('no connection')
})
