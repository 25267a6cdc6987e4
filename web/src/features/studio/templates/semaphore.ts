type Waiting = { begin: () => void }

/**
 * Hands out turns, so many at once, in the order they were asked for. `ask` calls back when it is one's turn, at once or
 * later; what it returns gives the turn back, or the place in the line.
 */
export const createSemaphore = (atOnce: number) => {
  const line: Waiting[] = []
  let taken = 0
  const goOn = () => {
    const next = taken < atOnce ? line.shift() : undefined
    if (!next) return
    taken += 1
    next.begin()
  }
  return {
    ask(begin: () => void): () => void {
      let hasTurn = false
      let isOver = false
      const waiting: Waiting = {
        begin() {
          hasTurn = true
          begin()
        },
      }
      line.push(waiting)
      goOn()
      return () => {
        if (isOver) return
        isOver = true
        if (hasTurn) taken -= 1
        else line.splice(line.indexOf(waiting), 1)
        goOn()
      }
    },
  }
}

/**
 * The turns of posters and clips together. One that has to be made first keeps its connection; browsers have few, and
 * the work itself needs some.
 */
export const mediaSemaphore = createSemaphore(2)
