import { expect } from '@playwright/test'
import sharp from 'sharp'
import { deriveProvenanceKeys } from '../server/src/adapters/provenance/provenance-keys.ts'
import { writeStatement } from '../server/src/adapters/provenance/statement.ts'
import { expectGood, longMs } from './testing/page.ts'
import { provenanceSecret, server, test } from './testing/shared-server.ts'

const paintPicture = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
const sealed = async () =>
  writeStatement(
    { bytes: await paintPicture(), mimeType: 'image/png' },
    { day: '2026-11-21', serial: 'abcdef', notice: null },
    deriveProvenanceKeys(provenanceSecret).signing,
  )

test('anybody can ask whether a picture was made here, by choosing and by pasting it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${server.url}/verify`)
  const field = page.getByLabel('Choose a picture, video or song')
  const result = page.locator('output')
  await field.setInputFiles({ name: 'ours.png', mimeType: 'image/png', buffer: Buffer.from(await sealed()) })
  await expect(result).toContainText('Generated here', { timeout: longMs })
  await expect(result).toContainText('21 November 2026')
  await expectGood(page)

  await field.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(result).toContainText('This file cannot be read. Please use a PNG', { timeout: longMs })

  const bytes = [...(await paintPicture())]
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([new Uint8Array(pasted)], 'from elsewhere.png', { type: 'image/png' }))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
  }, bytes)
  await expect(result).toContainText('Nothing of ours was found', { timeout: longMs })
  await expect(result).toContainText('from elsewhere.png')
})
