import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import classes from './screen-guide.module.css'

type ScreenGuideProps = { steps: readonly { title: string; text: string }[] }

const title = 'How this screen works'

/** The info icon, and what the screen does, step by step. */
export const ScreenGuide = ({ steps }: ScreenGuideProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width="min(26rem, calc(100vw - 2rem))"
      trapFocus
      returnFocus
      shadow="none"
      classNames={{ dropdown: classes.popover }}
    >
      <Popover.Target>
        <IconButton label={title} icon={<IconInfoCircle size={22} />} onClick={() => setIsOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={title}>
        <h2 className={classes.title} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <strong>{step.title}</strong>
              <span>{step.text}</span>
            </li>
          ))}
        </ol>
      </Popover.Dropdown>
    </Popover>
  )
}
