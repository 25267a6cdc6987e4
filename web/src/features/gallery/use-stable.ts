import { useEffect, useRef, useState } from 'react'

type Functions = Record<string, (...args: never[]) => unknown>

/** The same functions for as long as the component lives, each of which calls what it was last given. */
export const useStable = <Given extends Functions>(functions: Given): Given => {
  const newest = useRef(functions)
  useEffect(() => {
    newest.current = functions
  })
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(functions).map((name) => [name, (...args: never[]) => newest.current[name]?.(...args)]),
    ),
  )
  return stable as Given
}
