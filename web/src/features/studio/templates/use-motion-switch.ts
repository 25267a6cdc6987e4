import { useState } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { prefersReducedMotion } from '../../../ui/prefers-reduced-motion.ts'

/** Whether clips play by themselves: unless the person asks their system for less motion, or says so here. */
export const useMotionSwitch = () => {
  const [wantsLess] = useState(prefersReducedMotion)
  const [said, setSaid] = useDraft('template-motion')
  const isOn = said === '' ? !wantsLess : said === 'on'
  return { isOn, toggle: () => setSaid(isOn ? 'off' : 'on') }
}
