import { flushSync } from 'react-dom'

const tabOf = (value: string) => document.querySelector<HTMLElement>(`[role="tab"][data-tour="tab-${value}"]`)

/** Opens a tab of the screen as a press on it would; its panel is there when this returns. */
export const openTab = (value: string): void => {
  const tab = tabOf(value)
  if (tab?.getAttribute('aria-selected') === 'false') flushSync(() => tab.click())
}

/** The open tab of the screen, if it has tabs. */
export const findOpenTab = (): string | undefined =>
  document
    .querySelector<HTMLElement>('[role="tab"][data-tour^="tab-"][aria-selected="true"]')
    ?.dataset['tour']?.slice('tab-'.length)
