/** The chosen one first, then the others in their order. */
export const chosenFirst = <Face extends { id: string }>(faces: readonly Face[], chosenId: string): Face[] => {
  const chosen = faces.find(({ id }) => id === chosenId)
  return chosen ? [chosen, ...faces.filter((face) => face !== chosen)] : [...faces]
}
