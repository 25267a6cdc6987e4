import { isValidElement } from 'react'
import type { ReactNode } from 'react'

/** The plain words of what React would show: text, fragments and elements with children. */
export const textOf = (node: ReactNode): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) {
    const words = textOf(node.props.children)
    return node.type === 'p' || node.type === 'li' ? `${words} ` : words
  }
  return ''
}
