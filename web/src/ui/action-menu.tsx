import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { Menu } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import styles from './action-menu.module.css'

type Props = {
  /** The button that opens the menu. */
  trigger: ReactElement
  heading?: ReactNode
  items: readonly { label: string; icon?: ReactNode; onSelect: () => void }[]
  position?: 'right-end' | 'top-end'
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** A short list of actions: arrow keys move, Escape closes and hands the focus back. */
export const ActionMenu = ({ trigger, heading, items, position = 'top-end', onOpenChange }: Props) => (
  <Menu
    position={position}
    offset={12}
    onChange={onOpenChange}
    transitionProps={{ transition: 'pop', duration: 150 }}
    classNames={{ dropdown: styles.dropdown, item: styles.item, label: styles.heading }}
  >
    <Menu.Target>{trigger}</Menu.Target>
    <Menu.Dropdown>
      {heading && <Menu.Label>{heading}</Menu.Label>}
      {items.map(({ label, icon, onSelect }) => (
        <Menu.Item key={label} leftSection={icon} onClick={onSelect}>
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
