import '@mantine/core/styles/Tabs.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { Tabs as MantineTabs } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'
import { useOpenInView } from './use-open-in-view.ts'

export type Tab<Value extends string> = { value: Value; label: string; icon?: ReactNode; panel: ReactNode }

type Props<Value extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
}

export const Tabs = <Value extends string>({ label, value, onChange, tabs }: Props<Value>) => {
  const list = useOpenInView<HTMLDivElement>(value)
  return (
    <MantineTabs
      value={value}
      onChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next)
        if (chosen) onChange(chosen.value)
      }}
      keepMounted={false}
      classNames={{
        root: styles.root,
        list: styles.list,
        tab: styles.tab,
        tabLabel: styles.label,
        panel: styles.panel,
      }}
    >
      <MantineTabs.List ref={list} aria-label={label} data-tour="tabs">
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.value} value={tab.value} leftSection={tab.icon} data-tour={`tab-${tab.value}`}>
            {tab.label}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((tab) => (
        <MantineTabs.Panel key={tab.value} value={tab.value}>
          {tab.panel}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  )
}
