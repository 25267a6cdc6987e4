import { useSearchParams } from 'react-router'

/** What a list is narrowed down by, kept in the address: a reload and the back button bring it back. */
export const useFilters = () => {
  const [params, setParams] = useSearchParams()
  return {
    /** One of these, or the first where the address names none. */
    choose: <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value =>
      values.find((value) => value === params.get(name)) ?? values[0],
    read: (name: string): string => params.get(name) ?? '',
    /** Sets a filter; an empty one goes. Typing replaces the step before, choosing is a step of its own. */
    set: (name: string, value: string, { isTyping = false } = {}) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (value === '') after.delete(name)
          else after.set(name, value)
          return after
        },
        { preventScrollReset: true, replace: isTyping },
      ),
  }
}
