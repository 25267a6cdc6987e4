import { RECORDED } from '@visage/sandbox/engines/known-nodes'
import { startStandInComfy } from '@visage/sandbox/engines/stand-in-comfy'
import { expect, test } from 'vitest'
import { openComfyServer } from '../protocol/comfy-server.ts'
import { recordNodes } from './record-nodes.ts'
import { readShipped } from './workflow.ts'

const workflows = readShipped()

test('what a server says of the nodes is recorded without the names of its files', async () => {
  await using server = await startStandInComfy()
  const recorded = await recordNodes(openComfyServer({ url: server.url, token: null }), workflows)
  expect(recorded.version).toBe(RECORDED.version)
  expect(Object.keys(recorded.nodes)).toEqual(Object.keys(RECORDED.nodes).sort())
  for (const [name, info] of Object.entries(recorded.nodes)) {
    const { source: _, ...known } = RECORDED.nodes[name] ?? { source: '' }
    expect({ name, ...info }).toEqual({ name, ...known })
  }
  expect(JSON.stringify(recorded)).not.toContain('.safetensors')
})

test('a server without one of them records nothing', async () => {
  await using server = await startStandInComfy()
  server.faults.missingNodes.add('WanSCAILToVideo')
  await expect(recordNodes(openComfyServer({ url: server.url, token: null }), workflows)).rejects.toThrow(
    'update ComfyUI',
  )
})
