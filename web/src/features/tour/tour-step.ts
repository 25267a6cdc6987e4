/** One stop of a guided tour. */
export type TourStep = {
  title: string
  text: string
  /** The `data-tour` attribute of what the step is about. */
  mark: string
  /** The tab that has to be open: the value it has in its `Tabs`. */
  tab?: string
}
