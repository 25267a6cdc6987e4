import type { DataExport } from '@visage/contract'

type Told = { tone: 'plain' | 'good' | 'bad'; text: string }

const itemsText = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`

/** How an export stands, in words; undefined before there is one. */
export const exportText = (progress: DataExport | undefined, error: Error | null): Told | undefined => {
  if (error) return { tone: 'bad', text: error.message }
  if (!progress) return undefined
  const { state, files, sent_files: sent } = progress
  if (state === 'waiting') return { tone: 'plain', text: 'Your browser is about to save the zip.' }
  if (state === 'sending')
    return { tone: 'plain', text: `Saving: ${sent} of ${itemsText(files)}. You can go on working in the meantime.` }
  if (state === 'done')
    return { tone: 'good', text: `Done: ${itemsText(sent)} and the manifest are among your browser's downloads.` }
  return { tone: 'bad', text: 'The download broke off. Nothing is lost: please start it again.' }
}
