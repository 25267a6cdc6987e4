import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { ActionButton } from './action-button.tsx'

type DownloadButtonProps = {
  onDownload: () => Promise<void>
  of?: string
  variant?: 'plain' | 'glass'
  tells?: 'above' | 'below'
}

export const DownloadButton = ({ onDownload, ...look }: DownloadButtonProps) => (
  <ActionButton
    label="Download"
    busyLabel="Downloading"
    icon={<IconDownload size={20} />}
    onAct={onDownload}
    {...look}
  />
)
