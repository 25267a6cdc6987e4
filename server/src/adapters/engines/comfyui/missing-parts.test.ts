import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startStandInComfy } from '@visage/sandbox/engines/stand-in-comfy'
import { expect, test } from 'vitest'
import { readSettings } from '../description.ts'
import { comfyui } from './comfyui.ts'
import { reportMissingParts } from './missing-parts.ts'

const readComfySettings = (env: Record<string, string>) => readSettings(env, comfyui)

const settingsFor = (...urls: string[]) => {
  const settings = readComfySettings({ COMFYUI_URLS: urls.join(',') })
  if (!settings) throw new Error('There are no settings.')
  return settings
}

test('names what each server is without, and where to get it', async () => {
  await using whole = await startStandInComfy()
  await using poor = await startStandInComfy()
  poor.faults.missingNodes.add('WanSCAILToVideo')
  poor.faults.missingFiles.add('ae.safetensors')
  const { lines, isComplete } = await reportMissingParts(settingsFor(whole.url, poor.url))
  expect(isComplete).toBe(false)
  const text = lines.join('\n')
  const [first, second] = text.split(poor.url)
  expect(first).toContain('face: ready (Z-Image-Turbo, Apache-2.0)')
  expect(first).not.toContain('missing')
  expect(first).toContain('price not known: set COMFYUI_USD_PER_HOUR')
  expect(second).toContain('face: not yet')
  expect(second).toContain('models/vae/ae.safetensors is missing: download')
  expect(second).toContain('https://huggingface.co/Comfy-Org/z_image_turbo/resolve/main/split_files/vae/ae.safetensors')
  expect(second).toContain('node WanSCAILToVideo is missing')
  expect(second).toContain('cloth: ready')
})

test('says which server does not answer', async () => {
  const gone = await startStandInComfy()
  await gone.die()
  const { lines, isComplete } = await reportMissingParts(settingsFor(gone.url))
  expect(isComplete).toBe(false)
  expect(lines).toEqual([gone.url, expect.stringContaining('does not answer')])
})

test('says which server refuses to answer', async () => {
  const server = createServer((_request, response) => response.writeHead(401).end('no token'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { lines, isComplete } = await reportMissingParts(settingsFor(url))
  expect(isComplete).toBe(false)
  expect(lines).toEqual([url, expect.stringMatching(/refuses to answer: is COMFYUI_TOKEN right\? .*401: no token/)])
  server.close()
})

test('addresses that cannot be used are refused by name', () => {
  expect(readComfySettings({})).toBeNull()
  expect(() => readComfySettings({ COMFYUI_URLS: 'localhost:8188' })).toThrow('COMFYUI_URLS names "localhost:8188"')
  expect(() => readComfySettings({ COMFYUI_URLS: 'http://me:secret@host' })).toThrow('COMFYUI_TOKEN')
  expect(() => readComfySettings({ COMFYUI_URLS: 'http://a', COMFYUI_USD_PER_HOUR: '-1' })).toThrow('must be an amount')
  expect(readComfySettings({ COMFYUI_URLS: 'http://a:1/, http://a:1, https://b/comfy' })).toMatchObject({
    urls: ['http://a:1', 'https://b/comfy'],
    depth: 2,
  })
})
