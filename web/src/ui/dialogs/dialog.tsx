import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** `picture` fits the content to the window, for enlarged results. */
  size?: 'small' | 'medium' | 'picture'
  /** Stands above other dialogs, whichever opened first. */
  isAbove?: boolean
  /** After it is gone, and has handed the focus back. */
  onGone?: () => void
  children: ReactNode
}

const layers = { usual: 200, above: 210 }

// What moves above a blur has it reckoned anew with every frame, which takes all of a small machine: pictures and films stand on plain dark.
const overlays = {
  usual: { backgroundOpacity: 0.72, blur: 10, color: '#05060a' },
  picture: { backgroundOpacity: 0.88, color: '#05060a' },
}

const widths = { small: '26rem', medium: '40rem', picture: 'auto' }

/** A window above the page: keeps the focus inside, closes with Escape, hands the focus back. */
export const Dialog = ({ isOpen, onClose, title, size = 'medium', isAbove = false, onGone, children }: Props) => (
  <Modal
    opened={isOpen}
    onClose={onClose}
    title={title}
    size={widths[size]}
    centered
    zIndex={isAbove ? layers.above : layers.usual}
    // By our style sheet: the library writes one of its own, which the pages' security policy forbids.
    lockScroll={false}
    closeButtonProps={{ 'aria-label': 'Close', size: '2.75rem' }}
    transitionProps={{ transition: 'pop', duration: 200 }}
    {...(onGone ? { onExitTransitionEnd: onGone } : {})}
    overlayProps={size === 'picture' ? overlays.picture : overlays.usual}
    // Inside a dialog the library's <header> would count as the page's banner.
    attributes={{ header: { role: 'presentation' }, root: { 'data-size': size } }}
    classNames={{
      root: styles.root,
      content: styles.content,
      header: styles.header,
      title: styles.title,
      body: styles.body,
      close: styles.close,
    }}
  >
    {children}
  </Modal>
)
