/** A clip process that tells one step and then never ends, whatever it is asked. */
process.once('message', () => {
  process.send?.({ type: 'progress', stage: String(process.pid), share: 0 })
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000)
})
