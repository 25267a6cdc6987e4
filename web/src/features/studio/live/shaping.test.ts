import { expect, test } from 'vitest'
import {
  BARE,
  beginHistory,
  change,
  isShaped,
  readHistory,
  redo,
  undo,
  withLock,
  withMove,
  withRedraw,
  writeHistory,
} from './shaping.ts'

// Proves: live-history
test('a slider that is dragged is one step back, and two sliders are two', () => {
  let history = beginHistory(BARE)
  for (const [step, value] of [50, 60, 70].entries())
    history = change(history, { what: 'lips', atMs: step * 100, to: withMove(history.now, { name: 'lips' }, value) })
  history = change(history, { what: 'jawWidth', atMs: 400, to: withMove(history.now, { name: 'jawWidth' }, 10) })
  history = undo(history)
  expect(history.now.moves).toEqual({ lips: 70 })
  history = undo(history)
  expect(history.now).toEqual(BARE)
  expect(undo(history), 'no further back').toBe(history)
  history = redo(redo(history))
  expect(history.now.moves).toEqual({ lips: 70, jawWidth: 10 })
  expect(redo(history)).toBe(history)
  history = change(undo(history), { what: 'lips', atMs: 9000, to: BARE })
  expect(history.future, 'another way is taken').toEqual([])
})

test('the same slider moved later is a step of its own', () => {
  const first = change(beginHistory(BARE), { what: 'lips', atMs: 0, to: withMove(BARE, { name: 'lips' }, 1) })
  const second = change(first, { what: 'lips', atMs: 5000, to: withMove(first.now, { name: 'lips' }, 2) })
  expect(undo(second).now.moves).toEqual({ lips: 1 })
})

test('a lock is no change of the person, and a new drawing keeps the moves of what is locked', () => {
  const locked = withLock(withMove(withMove(BARE, { name: 'lips' }, 9), { name: 'jawWidth' }, 9), 'mouth')
  expect(isShaped(withLock(BARE, 'mouth'))).toBe(false)
  expect(withLock(locked, 'mouth').locked).toEqual([])
  const redraw = { seed: 1, locked: locked.locked, kept: {} as never }
  const again = withRedraw(locked, redraw, (name) => (name === 'lips' ? 'mouth' : 'face'))
  expect(again.moves).toEqual({ lips: 9 })
  expect(isShaped(again)).toBe(true)
})

// Proves: live-history-kept
test('what a tab kept comes back with its steps, and what it cannot have kept does not', () => {
  const first = change(beginHistory(BARE), { what: 'age', atMs: 0, to: withMove(BARE, { name: 'age' }, 40) })
  const second = change(first, { what: 'lips', atMs: 5000, to: withMove(first.now, { name: 'lips' }, 7) })
  const again = readHistory(writeHistory(undo(second)))
  expect(again).toEqual(undo(second))
  expect([undo(again).now, redo(again).now.moves]).toEqual([BARE, { age: 40, lips: 7 }])
  const { start: _start, ...older } = second.now
  expect(readHistory(JSON.stringify(older)), 'of a tab that is older').toEqual(beginHistory(second.now))
  for (const nothing of ['', '{"moves":7}', '{"past":7}']) expect(readHistory(nothing).now).toBe(BARE)
})

test('a tab keeps no more steps than it has room for', () => {
  let history = beginHistory(BARE)
  for (let step = 0; step < 200; step++)
    history = change(history, { what: 'lips', atMs: step * 5000, to: withMove(history.now, { name: 'lips' }, step) })
  expect(readHistory(writeHistory(history)).past).toHaveLength(60)
})
