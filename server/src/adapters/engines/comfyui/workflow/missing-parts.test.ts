import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStandInComfy } from '@visage/sandbox/engines/stand-in-comfy'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../../description.ts'
import { comfyui } from '../comfyui.ts'
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

test('what only the best quality needs may be missing, and that is then not offered', async () => {
  await using server = await startStandInComfy()
  server.faults.missingFiles.add('flux-2-klein-base-4b-fp8.safetensors')
  const { lines, isComplete } = await reportMissingParts(settingsFor(server.url))
  expect(isComplete).toBe(true)
  expect(lines).toContain('  portrait-best: not yet, so Best is not offered for it')
  expect(lines.join('\n')).toContain('face-best: ready (Z-Image, Apache-2.0)')
})

const BREAKS: readonly [name: string, from: string, to: string, told: string][] = [
  ['a bind to an input that the graph lacks', '"sample.seed"', '"sample.sead"', 'no input sample.sead'],
  [
    'a bind to an input that its node does not take',
    '"text": ""',
    '"text": "", "words": ""',
    'positive.words: CLIPTextEncode has no input words',
  ],
  ['a value that is not in a list', '"res_multistep"', '"res_multistepp"', 'Value not in list: res_multistepp'],
  ['a link of another type', '["shift", 0]', '["clip", 0]', 'Return type mismatch: clip gives CLIP, wanted is MODEL'],
  [
    'an output that saves nothing',
    '"node": "save"',
    '"node": "decode"',
    'output: decode is a VAEDecode, which saves nothing',
  ],
  ['a number beyond its bounds', '"denoise": 1', '"denoise": 2', 'sample.denoise: 2 is more than 1'],
  ['an input that is left out', '"scheduler": "simple",', '', 'sample.scheduler: Required input is missing'],
]

describe('workflows that a server would refuse', () => {
  // Proves: comfyui-check-broken-bind
  test.each(BREAKS)('%s is told by its place', async (_name, from, to, told) => {
    await using server = await startStandInComfy()
    await using own = await mkdtempDisposable(join(tmpdir(), 'visage-workflows-'))
    const shipped = await readFile(new URL('workflows/face.json', import.meta.url), 'utf8')
    expect(shipped).toContain(from)
    const broken = shipped.replace(from, to)
    const bound = to.includes('"words"') ? broken.replace('"positive.text"', '"positive.words"') : broken
    await writeFile(join(own.path, 'face.json'), bound)
    const { lines, isComplete } = await reportMissingParts({ ...settingsFor(server.url), workflowsDir: own.path })
    expect(isComplete).toBe(false)
    const text = lines.join('\n')
    expect(text).toContain('face: not yet')
    expect(text).toContain(told)
    expect(text).toContain('portrait: ready')
  })

  test('a missing file is told once, as a file', async () => {
    await using server = await startStandInComfy()
    server.faults.missingFiles.add('ae.safetensors')
    const { lines } = await reportMissingParts(settingsFor(server.url))
    expect(lines.join('\n')).not.toContain('Value not in list')
  })
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
