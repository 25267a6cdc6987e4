import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from './queries.ts'

const send = () => Promise.reject(new Error('no connection'))

afterEach(() => onlineManager.setOnline(true))

test('a mutation without a connection fails at once instead of waiting for one', async () => {
  onlineManager.setOnline(false)
  const client = createQueryClient()
  const mutation = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn: send }))
  await expect(mutation.execute(undefined)).rejects.toThrow('no connection')
})
