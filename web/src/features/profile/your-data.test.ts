import { expect, test } from 'vitest'
import { exportText } from './your-data.tsx'

const at = (state: 'waiting' | 'sending' | 'done' | 'failed', sent: number, files = 3) =>
  exportText({ id: '7f9c2f1e-6a4b-4a53-9d6d-1c5b7b1f0a11', state, files, sent_files: sent }, null)

test('an export says how far it is and how it ended', () => {
  expect(exportText(undefined, null)).toBeUndefined()
  expect(at('waiting', 0)?.text).toBe('Your browser is about to save the zip.')
  expect(at('sending', 2)?.text).toBe('Saving: 2 of 3 items. You can go on working in the meantime.')
  expect(at('done', 1, 1)).toEqual({
    tone: 'good',
    text: "Done: 1 item and the manifest are among your browser's downloads.",
  })
  expect(at('failed', 1)?.tone).toBe('bad')
  expect(exportText(undefined, new Error('No way.'))).toEqual({ tone: 'bad', text: 'No way.' })
})
